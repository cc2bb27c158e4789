-- Nobody reads these, and each holds the uuid of a request, which is the right to pay and cancel it.
DELETE FROM outbox_event WHERE topic = 'request.tourists_updated';

-- AlterTable
ALTER TABLE "outbox_event" ADD COLUMN     "subject" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "version" BIGINT;

-- DropIndex
DROP INDEX "outbox_event_status_available_at_idx";

-- constraints Prisma can't express: dispatchers look for pending events, in the order they were written
CREATE INDEX outbox_event_pending ON outbox_event (id) WHERE status = 'pending';
