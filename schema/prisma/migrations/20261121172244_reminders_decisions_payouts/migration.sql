-- AlterTable
ALTER TABLE "review_answer" ADD COLUMN     "changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "user_id" INTEGER;

-- CreateTable
CREATE TABLE "payout" (
    "id" SERIAL NOT NULL,
    "organizer_id" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "month" CHAR(7) NOT NULL,
    "paid_on" DATE NOT NULL,
    "reference" TEXT NOT NULL,
    "recorded_by_id" INTEGER NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "traveler_reminder" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "traveler_reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_decision" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "status" "review_status" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_decision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payout_idempotency_key_key" ON "payout"("idempotency_key");

-- CreateIndex
CREATE INDEX "payout_organizer_id_currency_paid_on_idx" ON "payout"("organizer_id", "currency", "paid_on");

-- CreateIndex
CREATE INDEX "payout_currency_idx" ON "payout"("currency");

-- CreateIndex
CREATE INDEX "payout_recorded_by_id_idx" ON "payout"("recorded_by_id");

-- CreateIndex
CREATE INDEX "traveler_reminder_request_id_id_idx" ON "traveler_reminder"("request_id", "id");

-- CreateIndex
CREATE INDEX "traveler_reminder_user_id_idx" ON "traveler_reminder"("user_id");

-- CreateIndex
CREATE INDEX "review_decision_review_id_id_idx" ON "review_decision"("review_id", "id");

-- CreateIndex
CREATE INDEX "review_decision_user_id_idx" ON "review_decision"("user_id");

-- CreateIndex
CREATE INDEX "review_answer_user_id_idx" ON "review_answer"("user_id");

-- AddForeignKey
ALTER TABLE "payout" ADD CONSTRAINT "payout_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout" ADD CONSTRAINT "payout_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout" ADD CONSTRAINT "payout_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "traveler_reminder" ADD CONSTRAINT "traveler_reminder_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "traveler_reminder" ADD CONSTRAINT "traveler_reminder_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_decision" ADD CONSTRAINT "review_decision_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- what Prisma cannot say: what was told, decided or paid is never written anew
ALTER TABLE payout
  ADD CONSTRAINT payout_amount CHECK (amount_minor <> 0),
  ADD CONSTRAINT payout_month CHECK (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  ADD CONSTRAINT payout_reference CHECK (length(reference) BETWEEN 1 AND 140);
ALTER TABLE review_decision
  ADD CONSTRAINT review_decision_reason CHECK (CASE status
    WHEN 'rejected' THEN length(reason) BETWEEN 1 AND 2000
    WHEN 'published' THEN reason = ''
    ELSE false END);
CREATE TRIGGER payout_append_only BEFORE UPDATE OR DELETE ON payout FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();
CREATE TRIGGER traveler_reminder_append_only BEFORE UPDATE OR DELETE ON traveler_reminder FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();
-- a review that goes takes its history along
CREATE TRIGGER review_decision_append_only BEFORE UPDATE ON review_decision FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();
