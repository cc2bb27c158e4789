-- The change feed's triggers named their column by EXECUTE, so that every booking planned the same statement anew: a quarter of
-- what it cost. Static statements are planned once per connection and table.

CREATE OR REPLACE FUNCTION tour_rows_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((SELECT array_agg(DISTINCT tour_id) FROM new_rows));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION tour_rows_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((SELECT array_agg(DISTINCT tour_id) FROM old_rows));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION tour_rows_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(DISTINCT tour_id)
    FROM ((TABLE new_rows EXCEPT TABLE old_rows) UNION ALL (TABLE old_rows EXCEPT TABLE new_rows)) both_sides
  ));
  RETURN NULL;
END $$;

-- The tour itself is known by its own id.
CREATE FUNCTION tour_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((SELECT array_agg(id) FROM new_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION tour_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((SELECT array_agg(id) FROM old_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION tour_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(DISTINCT id)
    FROM ((TABLE new_rows EXCEPT TABLE old_rows) UNION ALL (TABLE old_rows EXCEPT TABLE new_rows)) both_sides
  ));
  RETURN NULL;
END $$;

DO $$
DECLARE
  source text;
BEGIN
  DROP TRIGGER search_inserted ON tour;
  DROP TRIGGER search_deleted ON tour;
  DROP TRIGGER search_updated ON tour;
  CREATE TRIGGER search_inserted AFTER INSERT ON tour REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_inserted();
  CREATE TRIGGER search_deleted AFTER DELETE ON tour REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_deleted();
  CREATE TRIGGER search_updated AFTER UPDATE ON tour REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_updated();
  FOREACH source IN ARRAY ARRAY[
    'tour_translation', 'tour_media', 'tour_region', 'tour_city', 'tour_showplace', 'tour_collection', 'tour_rest_kind', 'tour_option',
    'tour_date', 'cruise', 'cruise_water_object'
  ] LOOP
    EXECUTE format('DROP TRIGGER search_inserted ON %I', source);
    EXECUTE format('DROP TRIGGER search_deleted ON %I', source);
    EXECUTE format('DROP TRIGGER search_updated ON %I', source);
    EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_rows_inserted()', source);
    EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_rows_deleted()', source);
    EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_rows_updated()', source);
  END LOOP;
END $$;
