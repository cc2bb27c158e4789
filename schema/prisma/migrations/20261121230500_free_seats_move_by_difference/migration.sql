-- A booking changes the free seats of one option and nothing else: the departure's count moves by the same difference, in one
-- statement on the row as it is then. Its price depends on whether an option is sold out, so that case and every other change
-- still count anew, under the departure's lock: what another transaction has not committed yet it adds by itself afterwards.
CREATE OR REPLACE FUNCTION tour_date_option_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.tour_date_id, NEW.seats, NEW.price_minor) = (OLD.tour_date_id, OLD.seats, OLD.price_minor)
    AND NEW.price_without_discount_minor IS NOT DISTINCT FROM OLD.price_without_discount_minor
    AND (NEW.free_seats = 0) = (OLD.free_seats = 0)
  THEN
    IF NEW.free_seats <> OLD.free_seats THEN
      UPDATE tour_date SET free_seats = free_seats + (NEW.free_seats - OLD.free_seats) WHERE id = NEW.tour_date_id;
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_tour_date(OLD.tour_date_id); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.tour_date_id <> OLD.tour_date_id) THEN PERFORM refresh_tour_date(NEW.tour_date_id); END IF;
  RETURN NULL;
END $$;

-- Rows are matched by their id: comparing the two sets as a whole sorted both, twice, for each booking.
CREATE OR REPLACE FUNCTION departures_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_departure_change((
    SELECT array_agg(DISTINCT t.id)
    FROM new_rows n FULL JOIN old_rows o ON o.id = n.id CROSS JOIN LATERAL (VALUES (n.tour_id), (o.tour_id)) AS t(id)
    WHERE n IS DISTINCT FROM o AND t.id IS NOT NULL
  ));
  RETURN NULL;
END $$;
