-- AlterTable
ALTER TABLE "request" ADD COLUMN     "cancellation_terms" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "commission_bp" INTEGER;

-- CreateTable
CREATE TABLE "tour_cancellation_tier" (
    "tour_id" INTEGER NOT NULL,
    "days_before" INTEGER NOT NULL,
    "kept_bp" INTEGER NOT NULL,

    CONSTRAINT "tour_cancellation_tier_pkey" PRIMARY KEY ("tour_id","days_before")
);

-- AddForeignKey
ALTER TABLE "tour_cancellation_tier" ADD CONSTRAINT "tour_cancellation_tier_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- what Prisma cannot say
ALTER TABLE tour_cancellation_tier
  ADD CONSTRAINT tour_cancellation_tier_days CHECK (days_before BETWEEN 0 AND 365),
  ADD CONSTRAINT tour_cancellation_tier_share CHECK (kept_bp BETWEEN 0 AND 10000);
ALTER TABLE request
  ADD CONSTRAINT request_commission CHECK (commission_bp BETWEEN 0 AND 10000),
  ADD CONSTRAINT request_cancellation_terms CHECK (jsonb_typeof(cancellation_terms) = 'array');
-- payments whose end the provider has to be asked for
CREATE INDEX payment_open ON payment (created_at) WHERE status = 1;
