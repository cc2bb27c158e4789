-- A film on another site may have a still of ours, drawn as every picture: a grid shows something before anybody plays it.
-- Whatever else a medium is, it has one source.
ALTER TABLE media
  DROP CONSTRAINT media_source,
  ADD CONSTRAINT media_source CHECK (
    CASE kind
      WHEN 'embed' THEN embed_url IS NOT NULL AND upload_id IS NULL
      ELSE embed_url IS NULL AND num_nonnulls(scene_key, upload_id) = 1
    END
  );
