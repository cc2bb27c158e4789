-- AlterTable
ALTER TABLE "request" ADD COLUMN     "flight_included" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "has_cashback" BOOLEAN NOT NULL DEFAULT false;

-- Requests of before have what their departure has.
UPDATE "request" r SET "flight_included" = d."flight_included", "has_cashback" = d."is_cashback_available"
FROM "tour_date" d
WHERE d."id" = r."tour_date_id" AND (d."flight_included" OR d."is_cashback_available");
