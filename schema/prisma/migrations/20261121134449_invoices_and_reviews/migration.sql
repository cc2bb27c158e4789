-- CreateEnum
CREATE TYPE "invoice_kind" AS ENUM ('invoice', 'credit_note');

-- AlterTable
ALTER TABLE "review" ADD COLUMN     "request_id" INTEGER;

-- CreateTable
CREATE TABLE "invoice" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "kind" "invoice_kind" NOT NULL,
    "year" SMALLINT NOT NULL,
    "number" INTEGER NOT NULL,
    "previous_number" INTEGER,
    "corrects_id" INTEGER,
    "locale" "locale" NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "total_minor" INTEGER NOT NULL,
    "lines" JSONB NOT NULL,
    "facts" JSONB NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invoice_request_id_idx" ON "invoice"("request_id");

-- CreateIndex
CREATE INDEX "invoice_corrects_id_idx" ON "invoice"("corrects_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_year_number_key" ON "invoice"("year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "review_request_id_key" ON "review"("request_id");

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_year_previous_number_fkey" FOREIGN KEY ("year", "previous_number") REFERENCES "invoice"("year", "number") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- what Prisma cannot say: every number but a year's first refers to the one before, so a series has no gap
CREATE FUNCTION sum_of_lines(lines jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum((line->>'amountMinor')::bigint), 0) FROM jsonb_array_elements(lines) AS line
$$;
ALTER TABLE invoice
  ADD CONSTRAINT invoice_series CHECK (number >= 1 AND previous_number IS NOT DISTINCT FROM nullif(number - 1, 0)),
  ADD CONSTRAINT invoice_lines CHECK (sum_of_lines(lines) = total_minor),
  ADD CONSTRAINT invoice_kinds CHECK (CASE kind
    WHEN 'invoice' THEN corrects_id IS NULL AND total_minor >= 0
    ELSE corrects_id IS NOT NULL AND total_minor < 0 END);
-- a request is sold once
CREATE UNIQUE INDEX invoice_one_of_request ON invoice (request_id) WHERE kind = 'invoice';
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();
