-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "checked_at" TIMESTAMPTZ(3);

-- whose turn it is to be asked for
CREATE INDEX payment_unended ON payment (checked_at NULLS FIRST, created_at) WHERE status = 1;
