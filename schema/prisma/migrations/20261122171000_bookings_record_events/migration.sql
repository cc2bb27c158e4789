-- A booking records an event (docs/decisions/0020). Processes of the release before still call this while they run beside new ones;
-- it no longer writes the table that graphile-worker calls its own. It goes with the next release.
CREATE OR REPLACE FUNCTION add_job_untold(task text, content json, attempts integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job(identifier := task, payload := content, max_attempts := attempts);
END $$;
