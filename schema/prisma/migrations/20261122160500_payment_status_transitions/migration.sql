-- Repeats the table of schema/rules/booking/paymentStatuses.ts, because a wrong status moves money: 1 new becomes 2 payed or
-- 3 cancelled, 3 cancelled may still become 2 payed (late money), and nothing else changes. Existing rows need no repair.
CREATE FUNCTION refuse_payment_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment % cannot change its status from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_status_transition';
END $$;
CREATE TRIGGER payment_status_transition BEFORE UPDATE OF status ON payment FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN ((1, 2), (1, 3), (3, 2)))
  EXECUTE FUNCTION refuse_payment_transition();
