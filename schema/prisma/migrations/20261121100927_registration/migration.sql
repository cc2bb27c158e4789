-- AlterEnum
ALTER TYPE "code_purpose" ADD VALUE 'register';

-- CreateTable
CREATE TABLE "registration" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "login" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL DEFAULT '',
    "password_hash" TEXT,
    "locale" "locale" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "registration_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "registration_token_hash_key" ON "registration"("token_hash");

-- CreateIndex
CREATE INDEX "registration_expires_at_idx" ON "registration"("expires_at");

-- what Prisma cannot say
ALTER TABLE registration
  ADD CONSTRAINT registration_hash CHECK (length(token_hash) = 32),
  ADD CONSTRAINT registration_login CHECK (login IN (email, phone) AND email = lower(email) AND phone ~ '^\+[0-9]{9,15}$');
