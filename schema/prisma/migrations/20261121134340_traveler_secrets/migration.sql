-- CreateEnum
CREATE TYPE "tourist_secret_field" AS ENUM ('passport_number', 'passport_country', 'passport_expires_on', 'health_notes');

-- DropForeignKey
ALTER TABLE "tourist_passport" DROP CONSTRAINT "tourist_passport_tourist_id_fkey";

-- AlterTable
ALTER TABLE "tour" ADD COLUMN     "collect_passport" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "collect_weight" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tourist" ADD COLUMN     "emergency_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "emergency_phone" TEXT NOT NULL DEFAULT '';

-- DropTable
DROP TABLE "tourist_passport";

-- CreateTable
CREATE TABLE "tourist_secret" (
    "tourist_id" INTEGER NOT NULL,
    "field" "tourist_secret_field" NOT NULL,
    "ciphertext" BYTEA NOT NULL,
    "key_id" TEXT NOT NULL,
    "delete_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tourist_secret_pkey" PRIMARY KEY ("tourist_id","field")
);

-- CreateTable
CREATE TABLE "tourist_secret_look" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "tourist_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "fields" "tourist_secret_field"[],
    "looked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tourist_secret_look_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "traveler_link" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "position" INTEGER,
    "tourist_id" INTEGER,
    "serial" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "traveler_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tourist_secret_delete_at_idx" ON "tourist_secret"("delete_at");

-- CreateIndex
CREATE INDEX "tourist_secret_key_id_idx" ON "tourist_secret"("key_id");

-- CreateIndex
CREATE INDEX "tourist_secret_look_request_id_id_idx" ON "tourist_secret_look"("request_id", "id");

-- CreateIndex
CREATE INDEX "tourist_secret_look_user_id_idx" ON "tourist_secret_look"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "traveler_link_request_id_position_key" ON "traveler_link"("request_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "traveler_link_request_id_tourist_id_key" ON "traveler_link"("request_id", "tourist_id");

-- AddForeignKey
ALTER TABLE "tourist_secret" ADD CONSTRAINT "tourist_secret_tourist_id_fkey" FOREIGN KEY ("tourist_id") REFERENCES "tourist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tourist_secret_look" ADD CONSTRAINT "tourist_secret_look_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tourist_secret_look" ADD CONSTRAINT "tourist_secret_look_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "traveler_link" ADD CONSTRAINT "traveler_link_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "traveler_link" ADD CONSTRAINT "traveler_link_request_id_tourist_id_fkey" FOREIGN KEY ("request_id", "tourist_id") REFERENCES "request_tourist"("request_id", "tourist_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nonce of 12 bytes, tag of 16, and a text: nothing shorter was sealed.
ALTER TABLE tourist_secret
  ADD CONSTRAINT tourist_secret_sealed CHECK (length(ciphertext) > 28),
  ADD CONSTRAINT tourist_secret_key CHECK (key_id <> '');
-- A link is of an open seat or of a person, never of both: who was named for the seat keeps it wherever they sit.
ALTER TABLE traveler_link
  ADD CONSTRAINT traveler_link_of_one CHECK ((position IS NULL) <> (tourist_id IS NULL)),
  ADD CONSTRAINT traveler_link_position CHECK (position >= 0),
  ADD CONSTRAINT traveler_link_serial CHECK (serial >= 1);
ALTER TABLE tourist_secret_look ADD CONSTRAINT tourist_secret_look_fields CHECK (cardinality(fields) > 0);
CREATE TRIGGER tourist_secret_look_append_only BEFORE UPDATE OR DELETE ON tourist_secret_look FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();
