-- AlterTable
ALTER TABLE "request_item" ADD COLUMN     "child_ages" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

-- Told of every child or of none
ALTER TABLE "request_item" ADD CONSTRAINT "request_item_child_ages"
  CHECK (cardinality("child_ages") IN (0, "children") AND 0 <= ALL ("child_ages") AND 17 >= ALL ("child_ages"));
