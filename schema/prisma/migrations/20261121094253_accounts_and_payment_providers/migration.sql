-- CreateEnum
CREATE TYPE "message_channel" AS ENUM ('email', 'sms', 'telegram', 'vk', 'whatsapp');

-- CreateEnum
CREATE TYPE "sandbox_payment_status" AS ENUM ('waiting', 'paid', 'declined', 'refunded');

-- AlterEnum
ALTER TYPE "payment_provider" ADD VALUE 'SANDBOX';

-- AlterTable
ALTER TABLE "login_code" ADD COLUMN     "user_id" INTEGER;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "family" UUID;

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "captcha_solution" (
    "signature" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "captcha_solution_pkey" PRIMARY KEY ("signature")
);

-- CreateTable
CREATE TABLE "outbox_message" (
    "id" SERIAL NOT NULL,
    "channel" "message_channel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_payment" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "refunded_minor" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "method" "payment_method" NOT NULL,
    "status" "sandbox_payment_status" NOT NULL DEFAULT 'waiting',
    "notification_url" TEXT NOT NULL,
    "success_url" TEXT NOT NULL,
    "fail_url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_refund" (
    "idempotency_key" TEXT NOT NULL,
    "sandbox_payment_id" UUID NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_refund_pkey" PRIMARY KEY ("idempotency_key")
);

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE INDEX "captcha_solution_expires_at_idx" ON "captcha_solution"("expires_at");

-- CreateIndex
CREATE INDEX "outbox_message_recipient_created_at_idx" ON "outbox_message"("recipient", "created_at");

-- CreateIndex
CREATE INDEX "outbox_message_created_at_idx" ON "outbox_message"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_payment_reference_key" ON "sandbox_payment"("reference");

-- CreateIndex
CREATE INDEX "sandbox_refund_sandbox_payment_id_idx" ON "sandbox_refund"("sandbox_payment_id");

-- CreateIndex
CREATE INDEX "login_code_user_id_idx" ON "login_code"("user_id");

-- CreateIndex
CREATE INDEX "session_family_idx" ON "session"("family");

-- AddForeignKey
ALTER TABLE "login_code" ADD CONSTRAINT "login_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_sandbox_payment_id_fkey" FOREIGN KEY ("sandbox_payment_id") REFERENCES "sandbox_payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- what Prisma cannot say
ALTER TABLE session ADD CONSTRAINT session_family CHECK (family IS NULL OR kind = 'bearer');
ALTER TABLE sandbox_payment
  ADD CONSTRAINT sandbox_payment_amount CHECK (amount_minor > 0),
  ADD CONSTRAINT sandbox_payment_refunds CHECK (refunded_minor BETWEEN 0 AND amount_minor);
ALTER TABLE sandbox_refund ADD CONSTRAINT sandbox_refund_amount CHECK (amount_minor > 0);
