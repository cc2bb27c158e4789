-- A booking changes the seats of one departure and nothing that a tour's card or facets are made of: said apart, it costs the
-- readers one short statement.
ALTER TABLE "catalogue_change" ADD COLUMN     "only_departures" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION record_departure_change(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  INSERT INTO catalogue_change (tour_id, only_departures) SELECT id, true FROM unnest(ids) AS u(id);
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSE
    PERFORM pg_notify('catalogue', 'departures ' || id) FROM unnest(ids) AS u(id);
  END IF;
END $$;

CREATE FUNCTION departures_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_departure_change((SELECT array_agg(DISTINCT tour_id) FROM new_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION departures_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_departure_change((SELECT array_agg(DISTINCT tour_id) FROM old_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION departures_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_departure_change((
    SELECT array_agg(DISTINCT tour_id)
    FROM ((TABLE new_rows EXCEPT TABLE old_rows) UNION ALL (TABLE old_rows EXCEPT TABLE new_rows)) both_sides
  ));
  RETURN NULL;
END $$;

DROP TRIGGER search_inserted ON tour_date;
DROP TRIGGER search_deleted ON tour_date;
DROP TRIGGER search_updated ON tour_date;
CREATE TRIGGER search_inserted AFTER INSERT ON tour_date REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION departures_inserted();
CREATE TRIGGER search_deleted AFTER DELETE ON tour_date REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION departures_deleted();
CREATE TRIGGER search_updated AFTER UPDATE ON tour_date REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION departures_updated();
