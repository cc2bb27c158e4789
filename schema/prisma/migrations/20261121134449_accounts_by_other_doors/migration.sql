-- AlterTable
ALTER TABLE "user" ADD COLUMN     "vk_id" TEXT;

-- CreateTable
CREATE TABLE "telegram_link" (
    "nonce" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "code" BYTEA NOT NULL,
    "locale" "locale" NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "chat_id" BIGINT,
    "opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "telegram_link_pkey" PRIMARY KEY ("nonce")
);

-- CreateTable
CREATE TABLE "telegram_update" (
    "id" BIGINT NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_update_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "code_report" (
    "dedupe_key" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "error" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "code_report_pkey" PRIMARY KEY ("dedupe_key")
);

-- CreateTable
CREATE TABLE "upload_rendering" (
    "upload_id" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "upload_rendering_pkey" PRIMARY KEY ("upload_id","width")
);

-- CreateIndex
CREATE INDEX "telegram_link_chat_id_idx" ON "telegram_link"("chat_id");

-- CreateIndex
CREATE INDEX "telegram_link_expires_at_idx" ON "telegram_link"("expires_at");

-- CreateIndex
CREATE INDEX "telegram_update_taken_at_idx" ON "telegram_update"("taken_at");

-- CreateIndex
CREATE INDEX "code_report_received_at_idx" ON "code_report"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_vk_id_key" ON "user"("vk_id");

-- AddForeignKey
ALTER TABLE "upload_rendering" ADD CONSTRAINT "upload_rendering_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- what Prisma cannot say
ALTER TABLE "user" ADD CONSTRAINT user_vk_id CHECK (vk_id ~ '^[0-9]{1,20}$');
-- Nonce of 12 bytes, tag of 16, and the digits: a code is never kept readable.
ALTER TABLE telegram_link
  ADD CONSTRAINT telegram_link_nonce CHECK (nonce ~ '^[A-Za-z0-9_-]{16,64}$'),
  ADD CONSTRAINT telegram_link_sealed CHECK (length(code) BETWEEN 32 AND 36),
  ADD CONSTRAINT telegram_link_opened CHECK ((chat_id IS NULL) = (opened_at IS NULL));
ALTER TABLE upload_rendering ADD CONSTRAINT upload_rendering_size CHECK (width BETWEEN 1 AND 4096 AND length(body) BETWEEN 1 AND 2000000);
