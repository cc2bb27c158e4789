-- NOTIFY locks the one queue of notices from just before the commit until that is on disk, so transactions that tell of
-- themselves reach the disk one after another. Bookings are told of after their commit, many at once
-- (docs/decisions/0016): the rows are written as ever, only the notices wait.
CREATE OR REPLACE FUNCTION record_departure_change(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  INSERT INTO catalogue_change (tour_id, only_departures) SELECT id, true FROM unnest(ids) AS u(id);
  IF current_setting('versta.tells_after_commit', true) = 'on' THEN RETURN; END IF;
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSE
    PERFORM pg_notify('catalogue', 'departures ' || id) FROM unnest(ids) AS u(id);
  END IF;
END $$;

-- The row that graphile_worker.add_job writes, without its notice.
CREATE FUNCTION add_job_untold(task text, content json, attempts integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO graphile_worker._private_jobs (task_id, payload, max_attempts)
  SELECT id, content, attempts FROM graphile_worker._private_tasks WHERE identifier = task;
  IF NOT FOUND THEN
    -- no worker has named its tasks yet
    PERFORM graphile_worker.add_job(identifier := task, payload := content, max_attempts := attempts);
  END IF;
END $$;

-- The one row that a booking changes is compared without a join.
CREATE OR REPLACE FUNCTION departures_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former tour_date;
  latter tour_date;
BEGIN
  IF (SELECT count(*) FROM new_rows) = 1 THEN
    SELECT * INTO former FROM old_rows;
    SELECT * INTO latter FROM new_rows;
    IF former.tour_id = latter.tour_id THEN
      IF former IS DISTINCT FROM latter THEN PERFORM record_departure_change(ARRAY[latter.tour_id]); END IF;
      RETURN NULL;
    END IF;
  END IF;
  PERFORM record_departure_change((
    SELECT array_agg(DISTINCT t.id)
    FROM new_rows n FULL JOIN old_rows o ON o.id = n.id CROSS JOIN LATERAL (VALUES (n.tour_id), (o.tour_id)) AS t(id)
    WHERE n IS DISTINCT FROM o AND t.id IS NOT NULL
  ));
  RETURN NULL;
END $$;

-- Free seats stand in no index, and pages keep room: a booking then rewrites a row beside itself and touches no index.
DROP INDEX tour_date_open;
ALTER TABLE tour_date SET (fillfactor = 80);
ALTER TABLE tour_date_option SET (fillfactor = 80);
