-- CreateEnum
CREATE TYPE "staff_permission" AS ENUM ('moderation', 'content', 'organizers', 'users', 'requests', 'money', 'commission', 'knowledge', 'system');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "organizer_role" ADD VALUE 'content';
ALTER TYPE "organizer_role" ADD VALUE 'sales';
ALTER TYPE "organizer_role" ADD VALUE 'guide';
ALTER TYPE "organizer_role" ADD VALUE 'accountant';

-- CreateTable
CREATE TABLE "user_permission" (
    "user_id" INTEGER NOT NULL,
    "permission" "staff_permission" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_permission_pkey" PRIMARY KEY ("user_id","permission")
);

-- AddForeignKey
ALTER TABLE "user_permission" ADD CONSTRAINT "user_permission_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The CRM can't give the new roles yet. The page that can drops this.
ALTER TABLE "organizer_member" ADD CONSTRAINT "organizer_member_role_assignable" CHECK ("role" IN ('owner', 'manager'));

-- Administrators have every permission but knowledge and commission, which follow flags of their own.
INSERT INTO "user_permission" ("user_id", "permission")
SELECT u.id, p.permission
FROM "user" u CROSS JOIN unnest(enum_range(NULL::staff_permission)) AS p (permission)
WHERE CASE p.permission WHEN 'knowledge' THEN u.can_use_knowledge WHEN 'commission' THEN u.can_view_commission ELSE u.is_admin END;

-- The flags stay what an operator sets and what processes of the release before read: setting or clearing one moves its permissions.
CREATE FUNCTION staff_flags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_admin boolean := TG_OP = 'UPDATE' AND OLD.is_admin;
  could_use_knowledge boolean := TG_OP = 'UPDATE' AND OLD.can_use_knowledge;
  could_view_commission boolean := TG_OP = 'UPDATE' AND OLD.can_view_commission;
BEGIN
  DELETE FROM user_permission WHERE user_id = NEW.id AND CASE permission
    WHEN 'knowledge' THEN could_use_knowledge AND NOT NEW.can_use_knowledge
    WHEN 'commission' THEN could_view_commission AND NOT NEW.can_view_commission
    ELSE was_admin AND NOT NEW.is_admin END;
  INSERT INTO user_permission (user_id, permission)
  SELECT NEW.id, p.permission FROM unnest(enum_range(NULL::staff_permission)) AS p (permission)
  WHERE CASE p.permission
    WHEN 'knowledge' THEN NEW.can_use_knowledge AND NOT could_use_knowledge
    WHEN 'commission' THEN NEW.can_view_commission AND NOT could_view_commission
    ELSE NEW.is_admin AND NOT was_admin END
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER user_staff_flags_set AFTER INSERT ON "user" FOR EACH ROW
  WHEN (NEW.is_admin OR NEW.can_use_knowledge OR NEW.can_view_commission) EXECUTE FUNCTION staff_flags_changed();
CREATE TRIGGER user_staff_flags_changed AFTER UPDATE OF is_admin, can_use_knowledge, can_view_commission ON "user" FOR EACH ROW
  WHEN ((NEW.is_admin, NEW.can_use_knowledge, NEW.can_view_commission) IS DISTINCT FROM (OLD.is_admin, OLD.can_use_knowledge, OLD.can_view_commission))
  EXECUTE FUNCTION staff_flags_changed();
