-- CreateEnum
CREATE TYPE "money_trouble_kind" AS ENUM ('disagreement', 'unknown_payment', 'dispute', 'refund_contradicted');

-- AlterTable
ALTER TABLE "refund" ADD COLUMN     "failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT,
ADD COLUMN     "hand_reference" TEXT,
ADD COLUMN     "handled_by_id" INTEGER,
ADD COLUMN     "retried_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "money_trouble" (
    "id" SERIAL NOT NULL,
    "kind" "money_trouble_kind" NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "payment_id" UUID,
    "details" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',
    "resolved_by_id" INTEGER,

    CONSTRAINT "money_trouble_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "money_trouble_dedupe_key_key" ON "money_trouble"("dedupe_key");

-- CreateIndex
CREATE INDEX "money_trouble_payment_id_idx" ON "money_trouble"("payment_id");

-- CreateIndex
CREATE INDEX "money_trouble_resolved_by_id_idx" ON "money_trouble"("resolved_by_id");

-- CreateIndex
CREATE INDEX "refund_handled_by_id_idx" ON "refund"("handled_by_id");

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_trouble" ADD CONSTRAINT "money_trouble_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_trouble" ADD CONSTRAINT "money_trouble_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- what Prisma cannot say: a refund that failed says when, until another takes its place or a person gives the money back
UPDATE refund SET failed_at = created_at WHERE status = 'failed';
ALTER TABLE refund
  ADD CONSTRAINT refund_failed CHECK (status <> 'failed' OR failed_at IS NOT NULL),
  ADD CONSTRAINT refund_retried CHECK (retried_at IS NULL OR status = 'failed'),
  ADD CONSTRAINT refund_by_hand CHECK (hand_reference IS NULL OR (status = 'done' AND length(hand_reference) BETWEEN 1 AND 140));
ALTER TABLE money_trouble ADD CONSTRAINT money_trouble_note CHECK (length(note) <= 2000);
-- the staff's list, and the count beside it
CREATE INDEX refund_to_give_back ON refund (failed_at) WHERE status = 'failed' AND retried_at IS NULL;
CREATE INDEX money_trouble_open ON money_trouble (created_at) WHERE resolved_at IS NULL;
-- money that comes late by a payment that was replaced is taken too, and goes back where it buys nothing
DROP INDEX payment_one_live;
