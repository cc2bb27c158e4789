-- CreateEnum
CREATE TYPE "cashback_performer" AS ENUM ('platform', 'organizer');

-- AlterTable
ALTER TABLE "request" DROP COLUMN "has_cashback",
ADD COLUMN     "cashback_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cashback_performer" "cashback_performer" NOT NULL DEFAULT 'platform',
ADD COLUMN     "cashback_at" TIMESTAMPTZ(3);

-- what Prisma cannot say: never above the price, and paid only where it was promised
ALTER TABLE request
  ADD CONSTRAINT request_cashback CHECK (cashback_minor BETWEEN 0 AND total_minor),
  ADD CONSTRAINT request_cashback_at CHECK (cashback_at IS NULL OR cashback_minor > 0);
