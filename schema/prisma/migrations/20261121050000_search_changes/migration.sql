-- Change feed of the search index: whatever a card or the index reads leaves the tour's id in catalogue_change and wakes
-- the processes. Tour 0 stands for the directory (names, landings, rates). Statement-level, so that a bulk edit costs one
-- insert; the row is written by the changing transaction, so that it is there exactly when the change is.

-- Followers read from a watermark of transaction ids. (The condition only keeps the index out of the Prisma schema's diff.)
CREATE INDEX catalogue_change_by_xid ON catalogue_change (xid) WHERE seq > 0;

CREATE FUNCTION record_catalogue_change(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO changed FROM unnest(ids) AS u(id) WHERE id IS NOT NULL;
  IF changed IS NULL THEN RETURN; END IF;
  INSERT INTO catalogue_change (tour_id) SELECT unnest(changed);
  -- A notice is a wake-up only; past a few hundred the readers are sent to the table instead.
  IF cardinality(changed) > 200 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSE
    PERFORM pg_notify('catalogue', id::text) FROM unnest(changed) AS u(id);
  END IF;
END $$;

-- Tables that carry the tour's id under the name given as argument. An update that changes nothing says nothing.
CREATE FUNCTION tour_rows_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM new_rows', TG_ARGV[0]) INTO ids;
  PERFORM record_catalogue_change(ids);
  RETURN NULL;
END $$;
CREATE FUNCTION tour_rows_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM old_rows', TG_ARGV[0]) INTO ids;
  PERFORM record_catalogue_change(ids);
  RETURN NULL;
END $$;
CREATE FUNCTION tour_rows_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM (TABLE new_rows EXCEPT TABLE old_rows) n UNION SELECT %1$I FROM (TABLE old_rows EXCEPT TABLE new_rows) o) both_sides', TG_ARGV[0]) INTO ids;
  PERFORM record_catalogue_change(ids);
  RETURN NULL;
END $$;

DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('tour', 'id'), ('tour_translation', 'tour_id'), ('tour_media', 'tour_id'), ('tour_region', 'tour_id'), ('tour_city', 'tour_id'),
    ('tour_showplace', 'tour_id'), ('tour_collection', 'tour_id'), ('tour_rest_kind', 'tour_id'), ('tour_option', 'tour_id'),
    ('tour_date', 'tour_id'), ('cruise', 'tour_id'), ('cruise_water_object', 'tour_id')
  ) AS s(name, key) LOOP
    EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_rows_inserted(%L)', source.name, source.key);
    EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_rows_deleted(%L)', source.name, source.key);
    EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tour_rows_updated(%L)', source.name, source.key);
  END LOOP;
END $$;

-- Rows that many tours share: only the columns that the index reads count.
CREATE FUNCTION organizer_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(t.id) FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN tour t ON t.organizer_id = n.id
    WHERE (n.is_published_on_site, n.operator_type) IS DISTINCT FROM (o.is_published_on_site, o.operator_type)
  ));
  IF EXISTS (SELECT 1 FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE (n.code, n.country_id) IS DISTINCT FROM (o.code, o.country_id)) THEN
    PERFORM record_catalogue_change(ARRAY[0]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE ON organizer REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION organizer_changed_for_search();

CREATE FUNCTION country_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(t.id) FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN tour t ON t.country_id = n.id WHERE n.continent <> o.continent
  ));
  PERFORM record_catalogue_change(ARRAY[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE ON country REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION country_changed_for_search();

CREATE FUNCTION region_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(x.tour_id) FROM new_rows n JOIN old_rows o ON o.id = n.id
    CROSS JOIN LATERAL (SELECT t.id AS tour_id FROM tour t WHERE t.region_id = n.id UNION SELECT r.tour_id FROM tour_region r WHERE r.region_id = n.id) x
    WHERE n.country_id <> o.country_id
  ));
  PERFORM record_catalogue_change(ARRAY[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE ON region REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION region_changed_for_search();

CREATE FUNCTION ship_cabin_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(p.tour_id) FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN tour_option p ON p.ship_cabin_id = n.id WHERE n.capacity <> o.capacity
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE ON ship_cabin REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ship_cabin_changed_for_search();

CREATE FUNCTION media_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((SELECT array_agg(m.tour_id) FROM new_rows n JOIN tour_media m ON m.media_id = n.id));
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE ON media REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION media_changed_for_search();

CREATE FUNCTION media_text_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((SELECT array_agg(m.tour_id) FROM changed_rows n JOIN tour_media m ON m.media_id = n.media_id));
  RETURN NULL;
END $$;
CREATE TRIGGER search_inserted AFTER INSERT ON media_translation REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION media_text_changed_for_search();
CREATE TRIGGER search_updated AFTER UPDATE ON media_translation REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION media_text_changed_for_search();
CREATE TRIGGER search_deleted AFTER DELETE ON media_translation REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION media_text_changed_for_search();

CREATE FUNCTION upload_changed_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change((
    SELECT array_agg(m.tour_id) FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN media i ON i.upload_id = n.id JOIN tour_media m ON m.media_id = i.id
    WHERE n.storage_key <> o.storage_key
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE ON upload REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION upload_changed_for_search();

-- The directory: names, landings and rates are few and read again as a whole.
CREATE FUNCTION directory_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_catalogue_change(ARRAY[0]);
  RETURN NULL;
END $$;
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['country_translation', 'region_translation', 'city', 'city_translation', 'showplace', 'showplace_translation', 'collection',
    'collection_translation', 'rest_kind', 'rest_kind_translation', 'ship', 'ship_translation', 'water_object', 'water_object_translation',
    'organizer_translation', 'landing', 'landing_translation', 'exchange_rate'] LOOP
    EXECUTE format('CREATE TRIGGER directory_changed AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION directory_changed()', name);
  END LOOP;
END $$;
