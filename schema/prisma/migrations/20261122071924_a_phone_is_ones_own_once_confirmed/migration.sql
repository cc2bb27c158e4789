-- A number that was only typed may stand in any number of accounts: were it refused or dropped where another has it, a
-- registration would tell who has an account. It opens none of them; once confirmed it is one account's alone.
DROP INDEX "user_phone_key";

CREATE INDEX "user_phone_idx" ON "user"("phone");
CREATE UNIQUE INDEX user_phone_confirmed ON "user" (phone) WHERE is_phone_confirmed;
