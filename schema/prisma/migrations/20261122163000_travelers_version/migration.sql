-- AlterTable
ALTER TABLE "request" ADD COLUMN     "travelers_version" INTEGER NOT NULL DEFAULT 0;
