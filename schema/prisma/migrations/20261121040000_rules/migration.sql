-- Rules that must never break, whatever the code does, and the triggers that keep derived columns true.

-- Geography
ALTER TABLE region ADD CONSTRAINT region_coordinates CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180);
ALTER TABLE city ADD CONSTRAINT city_coordinates CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180);
ALTER TABLE showplace ADD CONSTRAINT showplace_coordinates CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180);
ALTER TABLE country ADD CONSTRAINT country_iso_code CHECK (iso_code ~ '^[A-Z]{2}$');

-- Tours
ALTER TABLE tour
  ADD CONSTRAINT tour_coordinates CHECK (lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180),
  ADD CONSTRAINT tour_length CHECK (days BETWEEN 1 AND 365 AND nights BETWEEN 0 AND days),
  ADD CONSTRAINT tour_duration CHECK (duration_minutes IS NULL OR (type = 'excursion' AND duration_minutes BETWEEN 1 AND 1440)),
  ADD CONSTRAINT tour_group_size CHECK (group_size_min >= 1 AND group_size_max >= group_size_min),
  ADD CONSTRAINT tour_ages CHECK (min_age BETWEEN 0 AND 99 AND (max_age IS NULL OR max_age > min_age)),
  ADD CONSTRAINT tour_difficulty CHECK (difficulty BETWEEN 1 AND 4),
  ADD CONSTRAINT tour_cruise_is_a_tour CHECK (NOT is_cruise OR type = 'tour'),
  ADD CONSTRAINT tour_rating CHECK (reviews_count >= 0 AND rating_sum BETWEEN reviews_count AND reviews_count * 5),
  ADD CONSTRAINT tour_published_has_instant CHECK (status <> 'published' OR published_at IS NOT NULL);
ALTER TABLE tour_translation ADD CONSTRAINT tour_translation_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE program_day ADD CONSTRAINT program_day_number CHECK (day >= 1);
ALTER TABLE ship ADD CONSTRAINT ship_sizes CHECK (decks >= 1 AND passengers >= 1);
ALTER TABLE ship_cabin ADD CONSTRAINT ship_cabin_sizes CHECK (capacity BETWEEN 1 AND 8 AND count >= 1);
CREATE UNIQUE INDEX tour_option_one_default ON tour_option (tour_id) WHERE is_default;

-- Departures and seats
ALTER TABLE tour_date
  ADD CONSTRAINT tour_date_order CHECK (end_date >= start_date),
  ADD CONSTRAINT tour_date_seats CHECK (seats >= 0 AND free_seats BETWEEN 0 AND seats),
  ADD CONSTRAINT tour_date_price CHECK (price_minor > 0 AND (price_without_discount_minor IS NULL OR price_without_discount_minor > price_minor)),
  ADD CONSTRAINT tour_date_prepayment CHECK (prepayment_size >= 0 AND (prepayment_type <> 'percent' OR prepayment_size <= 10000) AND full_payment_days >= 0);
ALTER TABLE tour_date_option
  ADD CONSTRAINT tour_date_option_seats CHECK (seats >= 0 AND free_seats BETWEEN 0 AND seats),
  ADD CONSTRAINT tour_date_option_price CHECK (price_minor > 0 AND (price_without_discount_minor IS NULL OR price_without_discount_minor > price_minor));
ALTER TABLE tour_date_price ADD CONSTRAINT tour_date_price_positive CHECK (price_minor >= 0);
ALTER TABLE price_unit ADD CONSTRAINT price_unit_ages CHECK (age_from >= 0 AND (age_to IS NULL OR age_to >= age_from));
ALTER TABLE seat_ledger_entry
  ADD CONSTRAINT seat_ledger_seats CHECK (seats > 0),
  ADD CONSTRAINT seat_ledger_delta CHECK (
    (kind = 'hold' AND delta = -seats) OR (kind = 'release' AND delta = seats) OR (kind = 'sale' AND delta IN (0, -seats))
  ),
  ADD CONSTRAINT seat_ledger_expiry CHECK ((kind = 'hold') = (expires_at IS NOT NULL));
-- Open departures of a tour in one index-only read: the search oracle and the tour page.
CREATE INDEX tour_date_open ON tour_date (tour_id, start_date) INCLUDE (price_minor, currency, free_seats) WHERE free_seats > 0 AND NOT is_cancelled;

-- Organizers and accounts
ALTER TABLE organizer
  ADD CONSTRAINT organizer_commission CHECK (commission_bp BETWEEN 0 AND 10000),
  ADD CONSTRAINT organizer_hold CHECK (hold_minutes > 0),
  ADD CONSTRAINT organizer_rating CHECK (reviews_count >= 0 AND rating_sum BETWEEN reviews_count AND reviews_count * 5);
ALTER TABLE "user"
  ADD CONSTRAINT user_email_lower CHECK (email = lower(email)),
  ADD CONSTRAINT user_phone CHECK (phone ~ '^\+[0-9]{9,15}$');
ALTER TABLE login_code ADD CONSTRAINT login_code_attempts CHECK (attempts >= 0);
ALTER TABLE session ADD CONSTRAINT session_hash CHECK (length(token_hash) = 32);
ALTER TABLE refresh_token ADD CONSTRAINT refresh_token_hash CHECK (length(token_hash) = 32);
ALTER TABLE one_time_token ADD CONSTRAINT one_time_token_hash CHECK (length(token_hash) = 32);
ALTER TABLE api_key ADD CONSTRAINT api_key_hash CHECK (length(secret_hash) = 32);

-- Requests: status one of the eight; one currency per request, its lines carry none of their own
ALTER TABLE request
  ADD CONSTRAINT request_status CHECK (status BETWEEN 1 AND 8),
  ADD CONSTRAINT request_amounts CHECK (total_minor >= 0 AND prepayment_minor BETWEEN 0 AND total_minor),
  ADD CONSTRAINT request_rate CHECK (exchange_rate > 0),
  ADD CONSTRAINT request_hold CHECK (hold_expires_at IS NULL OR status IN (1, 2));
ALTER TABLE request_item ADD CONSTRAINT request_item_people CHECK (adults >= 0 AND children >= 0 AND adults + children BETWEEN 1 AND 400);
ALTER TABLE request_line
  ADD CONSTRAINT request_line_amount CHECK (quantity >= 1 AND amount_minor = quantity * unit_minor),
  ADD CONSTRAINT request_line_sign CHECK ((kind = 'discount') = (unit_minor < 0));
ALTER TABLE request_event ADD CONSTRAINT request_event_statuses CHECK (to_status BETWEEN 1 AND 8 AND (from_status IS NULL OR from_status BETWEEN 1 AND 8));
ALTER TABLE tourist ADD CONSTRAINT tourist_weight CHECK (weight_grams IS NULL OR weight_grams BETWEEN 1000 AND 400000);

-- Money
ALTER TABLE currency ADD CONSTRAINT currency_exponent CHECK (exponent BETWEEN 0 AND 4 AND code ~ '^[A-Z]{3}$');
ALTER TABLE exchange_rate ADD CONSTRAINT exchange_rate_positive CHECK (per_usd > 0);
ALTER TABLE payment
  ADD CONSTRAINT payment_status CHECK (status BETWEEN 1 AND 3),
  ADD CONSTRAINT payment_amount CHECK (amount_minor > 0),
  ADD CONSTRAINT payment_paid_at CHECK ((status = 2) = (paid_at IS NOT NULL));
ALTER TABLE refund ADD CONSTRAINT refund_amount CHECK (amount_minor > 0);
CREATE UNIQUE INDEX payment_one_live ON payment (request_id, type) WHERE status IN (1, 2);

-- Reviews, chats, media
ALTER TABLE review ADD CONSTRAINT review_rating CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE chat ADD CONSTRAINT chat_organizer CHECK (kind <> 'organizer' OR organizer_id IS NOT NULL);
ALTER TABLE message ADD CONSTRAINT message_body CHECK (length(body) <= 10000);
ALTER TABLE media
  ADD CONSTRAINT media_source CHECK (num_nonnulls(scene_key, upload_id, embed_url) = 1),
  ADD CONSTRAINT media_size CHECK (width > 0 AND height > 0 AND color ~ '^#[0-9a-f]{6}$');
ALTER TABLE landing_translation ADD CONSTRAINT landing_translation_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '-[0-9]+$');
ALTER TABLE article_translation ADD CONSTRAINT article_translation_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE upload ADD CONSTRAINT upload_size CHECK (size_bytes >= 0 AND length(sha256) = 32);

-- What happened stays: ledgers and histories are append-only.
CREATE FUNCTION forbid_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER seat_ledger_entry_append_only BEFORE UPDATE OR DELETE ON seat_ledger_entry FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();
CREATE TRIGGER request_event_append_only BEFORE UPDATE ON request_event FOR EACH ROW EXECUTE FUNCTION forbid_rewrite();

-- The free count beside the ledger moves with every entry; going below zero is refused by the CHECK above.
CREATE FUNCTION apply_seat_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tour_date_option SET free_seats = free_seats + NEW.delta WHERE id = NEW.tour_date_option_id;
  RETURN NULL;
END $$;
CREATE TRIGGER seat_ledger_entry_applied AFTER INSERT ON seat_ledger_entry FOR EACH ROW WHEN (NEW.delta <> 0) EXECUTE FUNCTION apply_seat_ledger_entry();

-- A departure's own price and seats follow its options, so that search reads one row per departure.
-- The departure's row is locked first: two options changing at once must not each miss the other's change.
CREATE FUNCTION refresh_tour_date(target integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tour_date WHERE id = target FOR NO KEY UPDATE;
  UPDATE tour_date d SET seats = o.seats, free_seats = o.free_seats, price_minor = o.price_minor, price_without_discount_minor = o.price_without_discount_minor
  FROM (
    SELECT sum(seats)::integer AS seats, sum(free_seats)::integer AS free_seats,
      (array_agg(price_minor ORDER BY (free_seats = 0), price_minor, id))[1] AS price_minor,
      (array_agg(price_without_discount_minor ORDER BY (free_seats = 0), price_minor, id))[1] AS price_without_discount_minor
    FROM tour_date_option WHERE tour_date_id = target
  ) o
  WHERE d.id = target AND o.seats IS NOT NULL
    AND (d.seats, d.free_seats, d.price_minor, d.price_without_discount_minor) IS DISTINCT FROM (o.seats, o.free_seats, o.price_minor, o.price_without_discount_minor);
END $$;
CREATE FUNCTION tour_date_option_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_tour_date(OLD.tour_date_id); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.tour_date_id <> OLD.tour_date_id) THEN PERFORM refresh_tour_date(NEW.tour_date_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_date_option_changed AFTER INSERT OR UPDATE OR DELETE ON tour_date_option FOR EACH ROW EXECUTE FUNCTION tour_date_option_changed();

-- Ratings of tours and organizers are sums over published reviews.
CREATE FUNCTION review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted_before boolean := TG_OP <> 'INSERT' AND OLD.status = 'published';
  counted_after boolean := TG_OP <> 'DELETE' AND NEW.status = 'published';
BEGIN
  IF counted_before THEN
    UPDATE tour SET reviews_count = reviews_count - 1, rating_sum = rating_sum - OLD.rating WHERE id = OLD.tour_id;
    UPDATE organizer SET reviews_count = reviews_count - 1, rating_sum = rating_sum - OLD.rating WHERE id = OLD.organizer_id;
  END IF;
  IF counted_after THEN
    UPDATE tour SET reviews_count = reviews_count + 1, rating_sum = rating_sum + NEW.rating WHERE id = NEW.tour_id;
    UPDATE organizer SET reviews_count = reviews_count + 1, rating_sum = rating_sum + NEW.rating WHERE id = NEW.organizer_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_changed AFTER INSERT OR UPDATE OF status, rating, tour_id, organizer_id OR DELETE ON review FOR EACH ROW EXECUTE FUNCTION review_changed();

-- A renamed tour keeps its old address: it redirects.
CREATE FUNCTION tour_slug_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tour_slug_history (tour_id, locale, slug) VALUES (OLD.tour_id, OLD.locale, OLD.slug) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_slug_changed AFTER UPDATE OF slug ON tour_translation FOR EACH ROW WHEN (NEW.slug <> OLD.slug) EXECUTE FUNCTION tour_slug_changed();

CREATE FUNCTION landing_slug_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO landing_slug_history (locale, slug, landing_id) VALUES (OLD.locale, OLD.slug, OLD.landing_id)
  ON CONFLICT (locale, slug) DO UPDATE SET landing_id = excluded.landing_id;
  RETURN NULL;
END $$;
CREATE TRIGGER landing_slug_changed AFTER UPDATE OF slug ON landing_translation FOR EACH ROW WHEN (NEW.slug <> OLD.slug) EXECUTE FUNCTION landing_slug_changed();
