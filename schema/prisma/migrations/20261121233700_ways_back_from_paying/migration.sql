-- AlterTable
ALTER TABLE "sandbox_payment" ADD COLUMN     "leave_url" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "expired_url" TEXT NOT NULL DEFAULT '';

-- payments under way come back as they would have
UPDATE sandbox_payment SET leave_url = fail_url, expired_url = fail_url;
ALTER TABLE "sandbox_payment" ALTER COLUMN "leave_url" DROP DEFAULT,
ALTER COLUMN "expired_url" DROP DEFAULT;
