-- CreateTable
CREATE TABLE "individual_tour" (
    "id" SERIAL NOT NULL,
    "uuid" UUID NOT NULL,
    "tour_date_option_id" INTEGER NOT NULL,
    "adults" INTEGER NOT NULL,
    "children" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "adult_minor" INTEGER NOT NULL,
    "child_minor" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "valid_until" TIMESTAMPTZ(3) NOT NULL,
    "created_by_user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "request_id" INTEGER,

    CONSTRAINT "individual_tour_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "individual_tour_uuid_key" ON "individual_tour"("uuid");

-- CreateIndex
CREATE UNIQUE INDEX "individual_tour_request_id_key" ON "individual_tour"("request_id");

-- CreateIndex
CREATE INDEX "individual_tour_tour_date_option_id_idx" ON "individual_tour"("tour_date_option_id");

-- CreateIndex
CREATE INDEX "individual_tour_created_by_user_id_idx" ON "individual_tour"("created_by_user_id");

-- CreateIndex
CREATE INDEX "individual_tour_currency_idx" ON "individual_tour"("currency");

-- AddForeignKey
ALTER TABLE "individual_tour" ADD CONSTRAINT "individual_tour_tour_date_option_id_fkey" FOREIGN KEY ("tour_date_option_id") REFERENCES "tour_date_option"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "individual_tour" ADD CONSTRAINT "individual_tour_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "individual_tour" ADD CONSTRAINT "individual_tour_created_by_user_id_fkey" FOREIGN KEY ("created_by_user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "individual_tour" ADD CONSTRAINT "individual_tour_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- what Prisma cannot say: people and prices are some, a withdrawn offer is not booked, and what was offered is never written anew
ALTER TABLE individual_tour
  ADD CONSTRAINT individual_tour_people CHECK (adults >= 1 AND children >= 0),
  ADD CONSTRAINT individual_tour_price CHECK (adult_minor > 0 AND child_minor > 0),
  ADD CONSTRAINT individual_tour_end CHECK (valid_until > created_at),
  ADD CONSTRAINT individual_tour_withdrawn_or_booked CHECK (withdrawn_at IS NULL OR request_id IS NULL);
CREATE FUNCTION keep_individual_tour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR OLD.request_id IS NOT NULL
    OR (to_jsonb(NEW) - 'withdrawn_at' - 'request_id') IS DISTINCT FROM (to_jsonb(OLD) - 'withdrawn_at' - 'request_id')
  THEN RAISE EXCEPTION 'an individual tour is booked or withdrawn once and changes in nothing else';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER individual_tour_kept BEFORE UPDATE ON individual_tour FOR EACH ROW EXECUTE FUNCTION keep_individual_tour();
