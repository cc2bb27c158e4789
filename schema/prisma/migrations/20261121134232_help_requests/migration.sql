-- AlterTable
ALTER TABLE "help_request" ADD COLUMN     "handled_by_id" INTEGER,
ADD COLUMN     "idempotency_key" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateIndex
CREATE UNIQUE INDEX "help_request_idempotency_key_key" ON "help_request"("idempotency_key");

-- CreateIndex
CREATE INDEX "help_request_tour_id_idx" ON "help_request"("tour_id");

-- CreateIndex
CREATE INDEX "help_request_handled_by_id_idx" ON "help_request"("handled_by_id");

-- AddForeignKey
ALTER TABLE "help_request" ADD CONSTRAINT "help_request_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_request" ADD CONSTRAINT "help_request_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- what Prisma cannot say: somebody who asks can be answered, and who handled it did so at some time
ALTER TABLE help_request
  ADD CONSTRAINT help_request_answerable CHECK (email <> '' OR phone <> ''),
  ADD CONSTRAINT help_request_name CHECK (btrim(name) <> ''),
  ADD CONSTRAINT help_request_handled CHECK (handled_by_id IS NULL OR handled_at IS NOT NULL);
