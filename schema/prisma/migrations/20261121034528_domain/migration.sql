-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "code_sender" AS ENUM ('telegram', 'telegram_with_phone_request', 'vk', 'vk_via_sms_service', 'whatsapp', 'whatsapp_paid', 'sms', 'email');

-- CreateEnum
CREATE TYPE "code_purpose" AS ENUM ('login', 'confirm_email', 'confirm_phone', 'change_email', 'change_phone', 'reset_password');

-- CreateEnum
CREATE TYPE "token_purpose" AS ENUM ('access', 'password_reset', 'confirm_email', 'tour_selection', 'verification');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('cookie', 'bearer');

-- CreateEnum
CREATE TYPE "chat_kind" AS ENUM ('organizer', 'support');

-- CreateEnum
CREATE TYPE "chat_event_kind" AS ENUM ('new_message', 'edited', 'moderated', 'chat_read', 'chat_updated', 'chat_created', 'message_deleted', 'attachment_download_status_changed', 'notifications_enabled', 'chat_frozen');

-- CreateEnum
CREATE TYPE "landing_kind" AS ENUM ('all', 'region', 'country', 'city', 'collection', 'rest_kind', 'cruises', 'excursions', 'search');

-- CreateEnum
CREATE TYPE "legal_kind" AS ENUM ('agreement', 'privacy', 'cookies');

-- CreateEnum
CREATE TYPE "phone_type" AS ENUM ('main', 'additional', 'for_calls_by_code');

-- CreateEnum
CREATE TYPE "channel_kind" AS ENUM ('email', 'messenger', 'social');

-- CreateEnum
CREATE TYPE "seat_ledger_kind" AS ENUM ('hold', 'sale', 'release');

-- CreateEnum
CREATE TYPE "outbox_status" AS ENUM ('pending', 'done', 'dead');

-- CreateEnum
CREATE TYPE "continent" AS ENUM ('africa', 'antarctica', 'asia', 'europe', 'north_america', 'oceania', 'south_america');

-- CreateEnum
CREATE TYPE "water_object_kind" AS ENUM ('river', 'lake', 'sea');

-- CreateEnum
CREATE TYPE "media_kind" AS ENUM ('image', 'video', 'embed');

-- CreateEnum
CREATE TYPE "upload_kind" AS ENUM ('image', 'file', 'video');

-- CreateEnum
CREATE TYPE "upload_status" AS ENUM ('waiting', 'loading', 'failed', 'success');

-- CreateEnum
CREATE TYPE "sales_model" AS ENUM ('marketplace', 'direct_sales', 'agent', 'own', 'third_party_agent');

-- CreateEnum
CREATE TYPE "legal_type" AS ENUM ('natural_person', 'individual_entrepreneur', 'legal_entity');

-- CreateEnum
CREATE TYPE "operator_type" AS ENUM ('organization', 'author');

-- CreateEnum
CREATE TYPE "check_status" AS ENUM ('not_performed', 'in_progress', 'success', 'failed');

-- CreateEnum
CREATE TYPE "organizer_role" AS ENUM ('owner', 'manager');

-- CreateEnum
CREATE TYPE "payment_type" AS ENUM ('prepayment', 'payment', 'full');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('sbp', 'card');

-- CreateEnum
CREATE TYPE "payment_provider" AS ENUM ('TBANK', 'SBERBANK', 'STRIPE', 'MONETA');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('pending', 'done', 'failed');

-- CreateEnum
CREATE TYPE "request_actor" AS ENUM ('tourist', 'organizer', 'admin', 'system');

-- CreateEnum
CREATE TYPE "request_line_kind" AS ENUM ('base', 'discount', 'surcharge');

-- CreateEnum
CREATE TYPE "help_request_kind" AS ENUM ('learn_more', 'corp_tour_request', 'individual_tour', 'phone_call_request', 'cashback', 'gift_card', 'visa', 'agency', 'other');

-- CreateEnum
CREATE TYPE "review_status" AS ENUM ('pending', 'published', 'rejected');

-- CreateEnum
CREATE TYPE "locale" AS ENUM ('en', 'de', 'ru');

-- CreateEnum
CREATE TYPE "tour_type" AS ENUM ('tour', 'excursion');

-- CreateEnum
CREATE TYPE "tour_status" AS ENUM ('draft', 'moderation', 'published', 'archived');

-- CreateEnum
CREATE TYPE "comfort" AS ENUM ('base', 'base_plus', 'medium', 'improved', 'premium');

-- CreateEnum
CREATE TYPE "accommodation" AS ENUM ('any', 'tent', 'camp_site', 'guest_house', 'hotel', 'cabin', 'tourist_base', 'flat', 'train', 'not_set');

-- CreateEnum
CREATE TYPE "meal_plan" AS ENUM ('none', 'breakfast', 'half_board', 'full_board');

-- CreateEnum
CREATE TYPE "option_kind" AS ENUM ('standard', 'room', 'cabin', 'private', 'group');

-- CreateEnum
CREATE TYPE "price_unit_kind" AS ENUM ('adult', 'child');

-- CreateEnum
CREATE TYPE "prepayment_type" AS ENUM ('none', 'percent', 'fixed', 'full');

-- CreateEnum
CREATE TYPE "cruise_type" AS ENUM ('river', 'sea', 'expedition');

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "email" TEXT,
    "is_email_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "phone" TEXT,
    "is_phone_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "password_hash" TEXT,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "country_id" INTEGER,
    "locale" "locale" NOT NULL DEFAULT 'en',
    "currency" CHAR(3),
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "can_use_knowledge" BOOLEAN NOT NULL DEFAULT false,
    "can_view_commission" BOOLEAN NOT NULL DEFAULT false,
    "avatar_id" INTEGER,
    "last_active_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "session_kind" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "family" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_token" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "purpose" "token_purpose" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_code" (
    "id" SERIAL NOT NULL,
    "login" TEXT NOT NULL,
    "sender" "code_sender" NOT NULL,
    "purpose" "code_purpose" NOT NULL,
    "code_hmac" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "scopes" TEXT[],
    "organizer_id" INTEGER,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favourite" (
    "user_id" INTEGER NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourite_pkey" PRIMARY KEY ("user_id","tour_id")
);

-- CreateTable
CREATE TABLE "chat" (
    "id" SERIAL NOT NULL,
    "kind" "chat_kind" NOT NULL,
    "organizer_id" INTEGER,
    "tour_id" INTEGER,
    "request_id" INTEGER,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "is_frozen" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_member" (
    "chat_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_read_seq" INTEGER NOT NULL DEFAULT 0,
    "notifications_enabled" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "chat_member_pkey" PRIMARY KEY ("chat_id","user_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" SERIAL NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "client_message_id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "upload_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "moderated_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_event" (
    "chat_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" "chat_event_kind" NOT NULL,
    "message_id" INTEGER,
    "payload" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_event_pkey" PRIMARY KEY ("chat_id","seq")
);

-- CreateTable
CREATE TABLE "landing" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "kind" "landing_kind" NOT NULL,
    "filter" TEXT NOT NULL,
    "media_id" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "is_on_home" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "landing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "landing_translation" (
    "landing_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "seo_text" TEXT NOT NULL,
    "meta_title" TEXT NOT NULL,
    "meta_description" TEXT NOT NULL,

    CONSTRAINT "landing_translation_pkey" PRIMARY KEY ("landing_id","locale")
);

-- CreateTable
CREATE TABLE "landing_slug_history" (
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "landing_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "landing_slug_history_pkey" PRIMARY KEY ("locale","slug")
);

-- CreateTable
CREATE TABLE "blog_category" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "blog_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_category_translation" (
    "blog_category_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "blog_category_translation_pkey" PRIMARY KEY ("blog_category_id","locale")
);

-- CreateTable
CREATE TABLE "article" (
    "id" SERIAL NOT NULL,
    "code" TEXT,
    "blog_category_id" INTEGER NOT NULL,
    "region_id" INTEGER,
    "media_id" INTEGER NOT NULL,
    "author_name" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_translation" (
    "article_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "meta_description" TEXT NOT NULL,

    CONSTRAINT "article_translation_pkey" PRIMARY KEY ("article_id","locale")
);

-- CreateTable
CREATE TABLE "article_tour" (
    "article_id" INTEGER NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "article_tour_pkey" PRIMARY KEY ("article_id","tour_id")
);

-- CreateTable
CREATE TABLE "faq_category" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "faq_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_category_translation" (
    "faq_category_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "faq_category_translation_pkey" PRIMARY KEY ("faq_category_id","locale")
);

-- CreateTable
CREATE TABLE "faq_item" (
    "id" SERIAL NOT NULL,
    "faq_category_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "faq_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faq_item_translation" (
    "faq_item_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "faq_item_translation_pkey" PRIMARY KEY ("faq_item_id","locale")
);

-- CreateTable
CREATE TABLE "legal_document" (
    "id" SERIAL NOT NULL,
    "kind" "legal_kind" NOT NULL,
    "version" TEXT NOT NULL,
    "effective_from" DATE NOT NULL,

    CONSTRAINT "legal_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "legal_document_translation" (
    "legal_document_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "legal_document_translation_pkey" PRIMARY KEY ("legal_document_id","locale")
);

-- CreateTable
CREATE TABLE "contact_phone" (
    "id" SERIAL NOT NULL,
    "type" "phone_type" NOT NULL,
    "phone" TEXT NOT NULL,
    "formatted_phone" TEXT NOT NULL,
    "entity_kind" TEXT,
    "entity_id" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "contact_phone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_channel" (
    "id" SERIAL NOT NULL,
    "kind" "channel_kind" NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "contact_channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_option" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "kind" "option_kind" NOT NULL DEFAULT 'standard',
    "position" INTEGER NOT NULL DEFAULT 0,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "capacity" INTEGER,
    "ship_cabin_id" INTEGER,

    CONSTRAINT "tour_option_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_option_translation" (
    "tour_option_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "tour_option_translation_pkey" PRIMARY KEY ("tour_option_id","locale")
);

-- CreateTable
CREATE TABLE "price_unit" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "kind" "price_unit_kind" NOT NULL DEFAULT 'adult',
    "age_from" INTEGER NOT NULL DEFAULT 0,
    "age_to" INTEGER,

    CONSTRAINT "price_unit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_date" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "start_time" TIME(0),
    "currency" CHAR(3) NOT NULL,
    "price_minor" INTEGER NOT NULL,
    "price_without_discount_minor" INTEGER,
    "seats" INTEGER NOT NULL,
    "free_seats" INTEGER NOT NULL,
    "flight_included" BOOLEAN NOT NULL DEFAULT false,
    "not_guaranteed" BOOLEAN NOT NULL DEFAULT false,
    "is_discount_auto" BOOLEAN NOT NULL DEFAULT false,
    "is_cashback_available" BOOLEAN NOT NULL DEFAULT false,
    "prepayment_type" "prepayment_type" NOT NULL DEFAULT 'percent',
    "prepayment_size" INTEGER NOT NULL DEFAULT 2000,
    "full_payment_days" INTEGER NOT NULL DEFAULT 14,
    "is_cancelled" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "tour_date_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_date_option" (
    "id" SERIAL NOT NULL,
    "tour_date_id" INTEGER NOT NULL,
    "tour_option_id" INTEGER NOT NULL,
    "seats" INTEGER NOT NULL,
    "free_seats" INTEGER NOT NULL,
    "price_minor" INTEGER NOT NULL,
    "price_without_discount_minor" INTEGER,

    CONSTRAINT "tour_date_option_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_date_price" (
    "tour_date_option_id" INTEGER NOT NULL,
    "price_unit_id" INTEGER NOT NULL,
    "price_minor" INTEGER NOT NULL,

    CONSTRAINT "tour_date_price_pkey" PRIMARY KEY ("tour_date_option_id","price_unit_id")
);

-- CreateTable
CREATE TABLE "seat_ledger_entry" (
    "id" BIGSERIAL NOT NULL,
    "tour_date_option_id" INTEGER NOT NULL,
    "request_id" INTEGER,
    "kind" "seat_ledger_kind" NOT NULL,
    "seats" INTEGER NOT NULL,
    "delta" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seat_ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_change" (
    "seq" BIGSERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "xid" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_change_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" "outbox_status" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "country" (
    "id" INTEGER NOT NULL,
    "iso_code" CHAR(2) NOT NULL,
    "phone_code" TEXT NOT NULL,
    "is_primary" BOOLEAN NOT NULL DEFAULT true,
    "continent" "continent" NOT NULL,

    CONSTRAINT "country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "country_translation" (
    "country_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "country_translation_pkey" PRIMARY KEY ("country_id","locale")
);

-- CreateTable
CREATE TABLE "region" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "country_id" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "media_id" INTEGER,

    CONSTRAINT "region_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "region_translation" (
    "region_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "region_translation_pkey" PRIMARY KEY ("region_id","locale")
);

-- CreateTable
CREATE TABLE "city" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "country_id" INTEGER NOT NULL,
    "region_id" INTEGER,
    "time_zone" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "city_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "city_translation" (
    "city_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "city_translation_pkey" PRIMARY KEY ("city_id","locale")
);

-- CreateTable
CREATE TABLE "showplace" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "region_id" INTEGER NOT NULL,
    "city_id" INTEGER,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "showplace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "showplace_translation" (
    "showplace_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "showplace_translation_pkey" PRIMARY KEY ("showplace_id","locale")
);

-- CreateTable
CREATE TABLE "water_object" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "kind" "water_object_kind" NOT NULL,

    CONSTRAINT "water_object_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "water_object_translation" (
    "water_object_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "water_object_translation_pkey" PRIMARY KEY ("water_object_id","locale")
);

-- CreateTable
CREATE TABLE "media" (
    "id" SERIAL NOT NULL,
    "kind" "media_kind" NOT NULL DEFAULT 'image',
    "scene_key" TEXT,
    "upload_id" INTEGER,
    "embed_url" TEXT,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_translation" (
    "media_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "alt" TEXT NOT NULL,

    CONSTRAINT "media_translation_pkey" PRIMARY KEY ("media_id","locale")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER,
    "kind" "upload_kind" NOT NULL,
    "bucket" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "status" "upload_status" NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organizer" (
    "id" SERIAL NOT NULL,
    "code" TEXT,
    "sales_model" "sales_model" NOT NULL,
    "legal_type" "legal_type" NOT NULL,
    "operator_type" "operator_type" NOT NULL,
    "country_id" INTEGER NOT NULL,
    "city_id" INTEGER,
    "legal_name" TEXT NOT NULL,
    "registration_number" TEXT,
    "founded_year" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "website" TEXT,
    "languages" TEXT[],
    "can_call" BOOLEAN NOT NULL DEFAULT false,
    "is_published_on_site" BOOLEAN NOT NULL DEFAULT false,
    "verification" "check_status" NOT NULL DEFAULT 'not_performed',
    "verification_service_id" INTEGER,
    "commission_bp" INTEGER NOT NULL DEFAULT 1500,
    "hold_minutes" INTEGER NOT NULL DEFAULT 1440,
    "reviews_count" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "media_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organizer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organizer_translation" (
    "organizer_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,
    "tagline" TEXT NOT NULL,
    "about" TEXT NOT NULL,

    CONSTRAINT "organizer_translation_pkey" PRIMARY KEY ("organizer_id","locale")
);

-- CreateTable
CREATE TABLE "verification_service" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "legal_name" TEXT NOT NULL,
    "link" TEXT NOT NULL,

    CONSTRAINT "verification_service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organizer_member" (
    "organizer_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" "organizer_role" NOT NULL DEFAULT 'manager',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organizer_member_pkey" PRIMARY KEY ("organizer_id","user_id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "request_id" INTEGER NOT NULL,
    "type" "payment_type" NOT NULL,
    "method" "payment_method" NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "provider_ref" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "pay_url" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "status" "refund_status" NOT NULL DEFAULT 'pending',
    "amount_minor" INTEGER NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "provider_ref" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_notification" (
    "id" SERIAL NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "payment_id" UUID,
    "body" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "currency" (
    "code" CHAR(3) NOT NULL,
    "exponent" SMALLINT NOT NULL,
    "symbol" TEXT NOT NULL,
    "is_selectable" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "currency_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "exchange_rate" (
    "currency" CHAR(3) NOT NULL,
    "as_of" TIMESTAMPTZ(3) NOT NULL,
    "per_usd" DECIMAL(20,10) NOT NULL,

    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency","as_of")
);

-- CreateTable
CREATE TABLE "request" (
    "id" SERIAL NOT NULL,
    "uuid" UUID NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "tour_id" INTEGER NOT NULL,
    "tour_date_id" INTEGER NOT NULL,
    "organizer_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "contact_name" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "contact_phone" TEXT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "locale" "locale" NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "total_minor" INTEGER NOT NULL,
    "prepayment_minor" INTEGER NOT NULL,
    "exchange_rate" DECIMAL(20,10) NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "idempotency_hash" BYTEA NOT NULL,
    "hold_expires_at" TIMESTAMPTZ(3),
    "collect_passport" BOOLEAN NOT NULL DEFAULT false,
    "collect_weight" BOOLEAN NOT NULL DEFAULT false,
    "utm" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_item" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "tour_date_option_id" INTEGER NOT NULL,
    "adults" INTEGER NOT NULL,
    "children" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "request_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_line" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "request_line_kind" NOT NULL,
    "label" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_minor" INTEGER NOT NULL,
    "amount_minor" INTEGER NOT NULL,

    CONSTRAINT "request_line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_event" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT NOT NULL,
    "actor" "request_actor" NOT NULL,
    "actor_user_id" INTEGER,
    "message" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tourist" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "middle_name" TEXT NOT NULL DEFAULT '',
    "birthday" DATE,
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "food_restriction" TEXT NOT NULL DEFAULT '',
    "weight_grams" INTEGER,
    "is_touched" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tourist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tourist_passport" (
    "tourist_id" INTEGER NOT NULL,
    "ciphertext" BYTEA NOT NULL,
    "key_id" TEXT NOT NULL,
    "delete_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tourist_passport_pkey" PRIMARY KEY ("tourist_id")
);

-- CreateTable
CREATE TABLE "request_tourist" (
    "request_id" INTEGER NOT NULL,
    "tourist_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "request_tourist_pkey" PRIMARY KEY ("request_id","tourist_id")
);

-- CreateTable
CREATE TABLE "help_request" (
    "id" SERIAL NOT NULL,
    "kind" "help_request_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "locale" "locale" NOT NULL,
    "tour_id" INTEGER,
    "page_url" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "help_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "organizer_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "status" "review_status" NOT NULL DEFAULT 'pending',
    "author_name" TEXT NOT NULL,
    "author_place" TEXT NOT NULL DEFAULT '',
    "locale" "locale" NOT NULL,
    "rating" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "trip_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_answer" (
    "review_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_answer_pkey" PRIMARY KEY ("review_id")
);

-- CreateTable
CREATE TABLE "tour" (
    "id" SERIAL NOT NULL,
    "code" TEXT,
    "type" "tour_type" NOT NULL,
    "status" "tour_status" NOT NULL DEFAULT 'draft',
    "organizer_id" INTEGER NOT NULL,
    "country_id" INTEGER NOT NULL,
    "region_id" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "days" INTEGER NOT NULL,
    "nights" INTEGER NOT NULL,
    "duration_minutes" INTEGER,
    "group_size_min" INTEGER NOT NULL DEFAULT 1,
    "group_size_max" INTEGER NOT NULL,
    "min_age" INTEGER NOT NULL DEFAULT 0,
    "max_age" INTEGER,
    "difficulty" SMALLINT NOT NULL,
    "comfort" "comfort" NOT NULL,
    "accommodation" "accommodation"[],
    "languages" TEXT[],
    "is_author_tour" BOOLEAN NOT NULL DEFAULT false,
    "is_cruise" BOOLEAN NOT NULL DEFAULT false,
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "reviews_count" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "is_cashback_available" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "tour_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_translation" (
    "tour_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "highlights" TEXT[],
    "included" TEXT[],
    "not_included" TEXT[],
    "what_to_bring" TEXT[],
    "meeting_point" TEXT NOT NULL,
    "meta_title" TEXT,
    "meta_description" TEXT,

    CONSTRAINT "tour_translation_pkey" PRIMARY KEY ("tour_id","locale")
);

-- CreateTable
CREATE TABLE "tour_slug_history" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tour_slug_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_day" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "meals" "meal_plan" NOT NULL DEFAULT 'none',
    "accommodation" "accommodation" NOT NULL DEFAULT 'not_set',
    "media_id" INTEGER,

    CONSTRAINT "program_day_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_day_translation" (
    "program_day_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "program_day_translation_pkey" PRIMARY KEY ("program_day_id","locale")
);

-- CreateTable
CREATE TABLE "tour_faq" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "tour_faq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_faq_translation" (
    "tour_faq_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "tour_faq_translation_pkey" PRIMARY KEY ("tour_faq_id","locale")
);

-- CreateTable
CREATE TABLE "tour_media" (
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,

    CONSTRAINT "tour_media_pkey" PRIMARY KEY ("tour_id","position")
);

-- CreateTable
CREATE TABLE "tour_region" (
    "tour_id" INTEGER NOT NULL,
    "region_id" INTEGER NOT NULL,

    CONSTRAINT "tour_region_pkey" PRIMARY KEY ("tour_id","region_id")
);

-- CreateTable
CREATE TABLE "tour_city" (
    "tour_id" INTEGER NOT NULL,
    "city_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "tour_city_pkey" PRIMARY KEY ("tour_id","city_id")
);

-- CreateTable
CREATE TABLE "tour_showplace" (
    "tour_id" INTEGER NOT NULL,
    "showplace_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "tour_showplace_pkey" PRIMARY KEY ("tour_id","showplace_id")
);

-- CreateTable
CREATE TABLE "collection" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_translation" (
    "collection_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "collection_translation_pkey" PRIMARY KEY ("collection_id","locale")
);

-- CreateTable
CREATE TABLE "tour_collection" (
    "tour_id" INTEGER NOT NULL,
    "collection_id" INTEGER NOT NULL,

    CONSTRAINT "tour_collection_pkey" PRIMARY KEY ("tour_id","collection_id")
);

-- CreateTable
CREATE TABLE "rest_kind" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rest_kind_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rest_kind_translation" (
    "rest_kind_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "rest_kind_translation_pkey" PRIMARY KEY ("rest_kind_id","locale")
);

-- CreateTable
CREATE TABLE "tour_rest_kind" (
    "tour_id" INTEGER NOT NULL,
    "rest_kind_id" INTEGER NOT NULL,

    CONSTRAINT "tour_rest_kind_pkey" PRIMARY KEY ("tour_id","rest_kind_id")
);

-- CreateTable
CREATE TABLE "ship" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "built_year" INTEGER NOT NULL,
    "renovated_year" INTEGER,
    "decks" INTEGER NOT NULL,
    "passengers" INTEGER NOT NULL,
    "media_id" INTEGER,

    CONSTRAINT "ship_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ship_translation" (
    "ship_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "ship_translation_pkey" PRIMARY KEY ("ship_id","locale")
);

-- CreateTable
CREATE TABLE "ship_cabin" (
    "id" SERIAL NOT NULL,
    "ship_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "deck" INTEGER NOT NULL,
    "capacity" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ship_cabin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ship_cabin_translation" (
    "ship_cabin_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "ship_cabin_translation_pkey" PRIMARY KEY ("ship_cabin_id","locale")
);

-- CreateTable
CREATE TABLE "cruise" (
    "tour_id" INTEGER NOT NULL,
    "ship_id" INTEGER NOT NULL,
    "type" "cruise_type" NOT NULL,
    "start_city_id" INTEGER NOT NULL,
    "end_city_id" INTEGER NOT NULL,

    CONSTRAINT "cruise_pkey" PRIMARY KEY ("tour_id")
);

-- CreateTable
CREATE TABLE "cruise_water_object" (
    "tour_id" INTEGER NOT NULL,
    "water_object_id" INTEGER NOT NULL,

    CONSTRAINT "cruise_water_object_pkey" PRIMARY KEY ("tour_id","water_object_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_phone_key" ON "user"("phone");

-- CreateIndex
CREATE INDEX "user_country_id_idx" ON "user"("country_id");

-- CreateIndex
CREATE INDEX "user_currency_idx" ON "user"("currency");

-- CreateIndex
CREATE INDEX "user_avatar_id_idx" ON "user"("avatar_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_token_token_hash_key" ON "refresh_token"("token_hash");

-- CreateIndex
CREATE INDEX "refresh_token_user_id_idx" ON "refresh_token"("user_id");

-- CreateIndex
CREATE INDEX "refresh_token_family_idx" ON "refresh_token"("family");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_token_hash_key" ON "one_time_token"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_token_user_id_idx" ON "one_time_token"("user_id");

-- CreateIndex
CREATE INDEX "login_code_login_created_at_idx" ON "login_code"("login", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_prefix_key" ON "api_key"("prefix");

-- CreateIndex
CREATE INDEX "api_key_organizer_id_idx" ON "api_key"("organizer_id");

-- CreateIndex
CREATE INDEX "api_key_user_id_idx" ON "api_key"("user_id");

-- CreateIndex
CREATE INDEX "favourite_tour_id_idx" ON "favourite"("tour_id");

-- CreateIndex
CREATE INDEX "chat_organizer_id_updated_at_idx" ON "chat"("organizer_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "chat_tour_id_idx" ON "chat"("tour_id");

-- CreateIndex
CREATE INDEX "chat_request_id_idx" ON "chat"("request_id");

-- CreateIndex
CREATE INDEX "chat_member_user_id_idx" ON "chat_member"("user_id");

-- CreateIndex
CREATE INDEX "message_upload_id_idx" ON "message"("upload_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_chat_id_seq_key" ON "message"("chat_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "message_author_id_client_message_id_key" ON "message"("author_id", "client_message_id");

-- CreateIndex
CREATE INDEX "chat_event_message_id_idx" ON "chat_event"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "landing_code_key" ON "landing"("code");

-- CreateIndex
CREATE INDEX "landing_media_id_idx" ON "landing"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "landing_translation_locale_slug_key" ON "landing_translation"("locale", "slug");

-- CreateIndex
CREATE INDEX "landing_slug_history_landing_id_idx" ON "landing_slug_history"("landing_id");

-- CreateIndex
CREATE UNIQUE INDEX "blog_category_code_key" ON "blog_category"("code");

-- CreateIndex
CREATE UNIQUE INDEX "blog_category_translation_locale_slug_key" ON "blog_category_translation"("locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "article_code_key" ON "article"("code");

-- CreateIndex
CREATE INDEX "article_blog_category_id_idx" ON "article"("blog_category_id");

-- CreateIndex
CREATE INDEX "article_region_id_idx" ON "article"("region_id");

-- CreateIndex
CREATE INDEX "article_media_id_idx" ON "article"("media_id");

-- CreateIndex
CREATE INDEX "article_published_at_idx" ON "article"("published_at" DESC);

-- CreateIndex
CREATE INDEX "article_tour_tour_id_idx" ON "article_tour"("tour_id");

-- CreateIndex
CREATE UNIQUE INDEX "faq_category_code_key" ON "faq_category"("code");

-- CreateIndex
CREATE UNIQUE INDEX "faq_item_faq_category_id_position_key" ON "faq_item"("faq_category_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "legal_document_kind_version_key" ON "legal_document"("kind", "version");

-- CreateIndex
CREATE UNIQUE INDEX "contact_channel_code_key" ON "contact_channel"("code");

-- CreateIndex
CREATE INDEX "tour_option_ship_cabin_id_idx" ON "tour_option"("ship_cabin_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_option_tour_id_code_key" ON "tour_option"("tour_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "price_unit_tour_id_kind_age_from_key" ON "price_unit"("tour_id", "kind", "age_from");

-- CreateIndex
CREATE INDEX "tour_date_tour_id_start_date_idx" ON "tour_date"("tour_id", "start_date");

-- CreateIndex
CREATE INDEX "tour_date_currency_idx" ON "tour_date"("currency");

-- CreateIndex
CREATE INDEX "tour_date_option_tour_option_id_idx" ON "tour_date_option"("tour_option_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_date_option_tour_date_id_tour_option_id_key" ON "tour_date_option"("tour_date_id", "tour_option_id");

-- CreateIndex
CREATE INDEX "tour_date_price_price_unit_id_idx" ON "tour_date_price"("price_unit_id");

-- CreateIndex
CREATE INDEX "seat_ledger_entry_tour_date_option_id_id_idx" ON "seat_ledger_entry"("tour_date_option_id", "id");

-- CreateIndex
CREATE INDEX "seat_ledger_entry_request_id_idx" ON "seat_ledger_entry"("request_id");

-- CreateIndex
CREATE INDEX "catalogue_change_created_at_idx" ON "catalogue_change"("created_at");

-- CreateIndex
CREATE INDEX "outbox_event_status_available_at_idx" ON "outbox_event"("status", "available_at");

-- CreateIndex
CREATE UNIQUE INDEX "country_iso_code_key" ON "country"("iso_code");

-- CreateIndex
CREATE UNIQUE INDEX "region_code_key" ON "region"("code");

-- CreateIndex
CREATE INDEX "region_country_id_idx" ON "region"("country_id");

-- CreateIndex
CREATE INDEX "region_media_id_idx" ON "region"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "city_code_key" ON "city"("code");

-- CreateIndex
CREATE INDEX "city_country_id_idx" ON "city"("country_id");

-- CreateIndex
CREATE INDEX "city_region_id_idx" ON "city"("region_id");

-- CreateIndex
CREATE UNIQUE INDEX "showplace_code_key" ON "showplace"("code");

-- CreateIndex
CREATE INDEX "showplace_region_id_idx" ON "showplace"("region_id");

-- CreateIndex
CREATE INDEX "showplace_city_id_idx" ON "showplace"("city_id");

-- CreateIndex
CREATE UNIQUE INDEX "water_object_code_key" ON "water_object"("code");

-- CreateIndex
CREATE INDEX "media_scene_key_idx" ON "media"("scene_key");

-- CreateIndex
CREATE INDEX "media_upload_id_idx" ON "media"("upload_id");

-- CreateIndex
CREATE UNIQUE INDEX "upload_storage_key_key" ON "upload"("storage_key");

-- CreateIndex
CREATE INDEX "upload_owner_id_idx" ON "upload"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "organizer_code_key" ON "organizer"("code");

-- CreateIndex
CREATE INDEX "organizer_country_id_idx" ON "organizer"("country_id");

-- CreateIndex
CREATE INDEX "organizer_city_id_idx" ON "organizer"("city_id");

-- CreateIndex
CREATE INDEX "organizer_media_id_idx" ON "organizer"("media_id");

-- CreateIndex
CREATE INDEX "organizer_verification_service_id_idx" ON "organizer"("verification_service_id");

-- CreateIndex
CREATE UNIQUE INDEX "verification_service_code_key" ON "verification_service"("code");

-- CreateIndex
CREATE INDEX "organizer_member_user_id_idx" ON "organizer_member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_idempotency_key_key" ON "payment"("idempotency_key");

-- CreateIndex
CREATE INDEX "payment_request_id_idx" ON "payment"("request_id");

-- CreateIndex
CREATE INDEX "payment_currency_idx" ON "payment"("currency");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_provider_ref_key" ON "payment"("provider", "provider_ref");

-- CreateIndex
CREATE UNIQUE INDEX "refund_idempotency_key_key" ON "refund"("idempotency_key");

-- CreateIndex
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");

-- CreateIndex
CREATE INDEX "payment_notification_payment_id_idx" ON "payment_notification"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_notification_provider_dedupe_key_key" ON "payment_notification"("provider", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "request_uuid_key" ON "request"("uuid");

-- CreateIndex
CREATE UNIQUE INDEX "request_idempotency_key_key" ON "request"("idempotency_key");

-- CreateIndex
CREATE INDEX "request_organizer_id_created_at_id_idx" ON "request"("organizer_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "request_user_id_created_at_idx" ON "request"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "request_tour_date_id_idx" ON "request"("tour_date_id");

-- CreateIndex
CREATE INDEX "request_tour_id_idx" ON "request"("tour_id");

-- CreateIndex
CREATE INDEX "request_currency_idx" ON "request"("currency");

-- CreateIndex
CREATE INDEX "request_hold_expires_at_idx" ON "request"("hold_expires_at");

-- CreateIndex
CREATE INDEX "request_item_tour_date_option_id_idx" ON "request_item"("tour_date_option_id");

-- CreateIndex
CREATE UNIQUE INDEX "request_item_request_id_tour_date_option_id_key" ON "request_item"("request_id", "tour_date_option_id");

-- CreateIndex
CREATE UNIQUE INDEX "request_line_request_id_position_key" ON "request_line"("request_id", "position");

-- CreateIndex
CREATE INDEX "request_event_request_id_id_idx" ON "request_event"("request_id", "id");

-- CreateIndex
CREATE INDEX "request_event_actor_user_id_idx" ON "request_event"("actor_user_id");

-- CreateIndex
CREATE INDEX "tourist_user_id_idx" ON "tourist"("user_id");

-- CreateIndex
CREATE INDEX "tourist_passport_delete_at_idx" ON "tourist_passport"("delete_at");

-- CreateIndex
CREATE INDEX "request_tourist_tourist_id_idx" ON "request_tourist"("tourist_id");

-- CreateIndex
CREATE INDEX "help_request_handled_at_created_at_idx" ON "help_request"("handled_at", "created_at");

-- CreateIndex
CREATE INDEX "review_tour_id_status_created_at_idx" ON "review"("tour_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "review_organizer_id_status_created_at_idx" ON "review"("organizer_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "review_status_created_at_idx" ON "review"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "review_user_id_idx" ON "review"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_code_key" ON "tour"("code");

-- CreateIndex
CREATE INDEX "tour_organizer_id_idx" ON "tour"("organizer_id");

-- CreateIndex
CREATE INDEX "tour_country_id_idx" ON "tour"("country_id");

-- CreateIndex
CREATE INDEX "tour_region_id_idx" ON "tour"("region_id");

-- CreateIndex
CREATE INDEX "tour_status_popularity_id_idx" ON "tour"("status", "popularity" DESC, "id");

-- CreateIndex
CREATE INDEX "tour_slug_history_tour_id_idx" ON "tour_slug_history"("tour_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_slug_history_locale_slug_tour_id_key" ON "tour_slug_history"("locale", "slug", "tour_id");

-- CreateIndex
CREATE INDEX "program_day_media_id_idx" ON "program_day"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "program_day_tour_id_day_key" ON "program_day"("tour_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "tour_faq_tour_id_position_key" ON "tour_faq"("tour_id", "position");

-- CreateIndex
CREATE INDEX "tour_media_media_id_idx" ON "tour_media"("media_id");

-- CreateIndex
CREATE INDEX "tour_region_region_id_idx" ON "tour_region"("region_id");

-- CreateIndex
CREATE INDEX "tour_city_city_id_idx" ON "tour_city"("city_id");

-- CreateIndex
CREATE INDEX "tour_showplace_showplace_id_idx" ON "tour_showplace"("showplace_id");

-- CreateIndex
CREATE UNIQUE INDEX "collection_code_key" ON "collection"("code");

-- CreateIndex
CREATE INDEX "tour_collection_collection_id_idx" ON "tour_collection"("collection_id");

-- CreateIndex
CREATE UNIQUE INDEX "rest_kind_code_key" ON "rest_kind"("code");

-- CreateIndex
CREATE INDEX "tour_rest_kind_rest_kind_id_idx" ON "tour_rest_kind"("rest_kind_id");

-- CreateIndex
CREATE UNIQUE INDEX "ship_code_key" ON "ship"("code");

-- CreateIndex
CREATE INDEX "ship_media_id_idx" ON "ship"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "ship_cabin_ship_id_code_key" ON "ship_cabin"("ship_id", "code");

-- CreateIndex
CREATE INDEX "cruise_ship_id_idx" ON "cruise"("ship_id");

-- CreateIndex
CREATE INDEX "cruise_start_city_id_idx" ON "cruise"("start_city_id");

-- CreateIndex
CREATE INDEX "cruise_end_city_id_idx" ON "cruise"("end_city_id");

-- CreateIndex
CREATE INDEX "cruise_water_object_water_object_id_idx" ON "cruise_water_object"("water_object_id");

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_avatar_id_fkey" FOREIGN KEY ("avatar_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing" ADD CONSTRAINT "landing_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing_translation" ADD CONSTRAINT "landing_translation_landing_id_fkey" FOREIGN KEY ("landing_id") REFERENCES "landing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_category_translation" ADD CONSTRAINT "blog_category_translation_blog_category_id_fkey" FOREIGN KEY ("blog_category_id") REFERENCES "blog_category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_blog_category_id_fkey" FOREIGN KEY ("blog_category_id") REFERENCES "blog_category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_translation" ADD CONSTRAINT "article_translation_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_tour" ADD CONSTRAINT "article_tour_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_tour" ADD CONSTRAINT "article_tour_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faq_category_translation" ADD CONSTRAINT "faq_category_translation_faq_category_id_fkey" FOREIGN KEY ("faq_category_id") REFERENCES "faq_category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faq_item" ADD CONSTRAINT "faq_item_faq_category_id_fkey" FOREIGN KEY ("faq_category_id") REFERENCES "faq_category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faq_item_translation" ADD CONSTRAINT "faq_item_translation_faq_item_id_fkey" FOREIGN KEY ("faq_item_id") REFERENCES "faq_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_document_translation" ADD CONSTRAINT "legal_document_translation_legal_document_id_fkey" FOREIGN KEY ("legal_document_id") REFERENCES "legal_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_option" ADD CONSTRAINT "tour_option_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_option" ADD CONSTRAINT "tour_option_ship_cabin_id_fkey" FOREIGN KEY ("ship_cabin_id") REFERENCES "ship_cabin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_option_translation" ADD CONSTRAINT "tour_option_translation_tour_option_id_fkey" FOREIGN KEY ("tour_option_id") REFERENCES "tour_option"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_unit" ADD CONSTRAINT "price_unit_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_date" ADD CONSTRAINT "tour_date_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_date" ADD CONSTRAINT "tour_date_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_date_option" ADD CONSTRAINT "tour_date_option_tour_date_id_fkey" FOREIGN KEY ("tour_date_id") REFERENCES "tour_date"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_date_option" ADD CONSTRAINT "tour_date_option_tour_option_id_fkey" FOREIGN KEY ("tour_option_id") REFERENCES "tour_option"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_date_price" ADD CONSTRAINT "tour_date_price_tour_date_option_id_fkey" FOREIGN KEY ("tour_date_option_id") REFERENCES "tour_date_option"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_date_price" ADD CONSTRAINT "tour_date_price_price_unit_id_fkey" FOREIGN KEY ("price_unit_id") REFERENCES "price_unit"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_ledger_entry" ADD CONSTRAINT "seat_ledger_entry_tour_date_option_id_fkey" FOREIGN KEY ("tour_date_option_id") REFERENCES "tour_date_option"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_ledger_entry" ADD CONSTRAINT "seat_ledger_entry_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "country_translation" ADD CONSTRAINT "country_translation_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "region" ADD CONSTRAINT "region_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "region" ADD CONSTRAINT "region_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "region_translation" ADD CONSTRAINT "region_translation_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city_translation" ADD CONSTRAINT "city_translation_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "showplace" ADD CONSTRAINT "showplace_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "showplace" ADD CONSTRAINT "showplace_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "showplace_translation" ADD CONSTRAINT "showplace_translation_showplace_id_fkey" FOREIGN KEY ("showplace_id") REFERENCES "showplace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "water_object_translation" ADD CONSTRAINT "water_object_translation_water_object_id_fkey" FOREIGN KEY ("water_object_id") REFERENCES "water_object"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_translation" ADD CONSTRAINT "media_translation_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer" ADD CONSTRAINT "organizer_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer" ADD CONSTRAINT "organizer_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer" ADD CONSTRAINT "organizer_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer" ADD CONSTRAINT "organizer_verification_service_id_fkey" FOREIGN KEY ("verification_service_id") REFERENCES "verification_service"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer_translation" ADD CONSTRAINT "organizer_translation_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer_member" ADD CONSTRAINT "organizer_member_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizer_member" ADD CONSTRAINT "organizer_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_notification" ADD CONSTRAINT "payment_notification_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_tour_date_id_fkey" FOREIGN KEY ("tour_date_id") REFERENCES "tour_date"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_currency_fkey" FOREIGN KEY ("currency") REFERENCES "currency"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_item" ADD CONSTRAINT "request_item_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_item" ADD CONSTRAINT "request_item_tour_date_option_id_fkey" FOREIGN KEY ("tour_date_option_id") REFERENCES "tour_date_option"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_line" ADD CONSTRAINT "request_line_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_event" ADD CONSTRAINT "request_event_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_event" ADD CONSTRAINT "request_event_actor_user_id_fkey" FOREIGN KEY ("actor_user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tourist" ADD CONSTRAINT "tourist_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tourist_passport" ADD CONSTRAINT "tourist_passport_tourist_id_fkey" FOREIGN KEY ("tourist_id") REFERENCES "tourist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_tourist" ADD CONSTRAINT "request_tourist_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_tourist" ADD CONSTRAINT "request_tourist_tourist_id_fkey" FOREIGN KEY ("tourist_id") REFERENCES "tourist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "organizer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_translation" ADD CONSTRAINT "tour_translation_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_day" ADD CONSTRAINT "program_day_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_day" ADD CONSTRAINT "program_day_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_day_translation" ADD CONSTRAINT "program_day_translation_program_day_id_fkey" FOREIGN KEY ("program_day_id") REFERENCES "program_day"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_faq" ADD CONSTRAINT "tour_faq_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_faq_translation" ADD CONSTRAINT "tour_faq_translation_tour_faq_id_fkey" FOREIGN KEY ("tour_faq_id") REFERENCES "tour_faq"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_media" ADD CONSTRAINT "tour_media_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_media" ADD CONSTRAINT "tour_media_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_region" ADD CONSTRAINT "tour_region_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_region" ADD CONSTRAINT "tour_region_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "region"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_city" ADD CONSTRAINT "tour_city_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_city" ADD CONSTRAINT "tour_city_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_showplace" ADD CONSTRAINT "tour_showplace_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_showplace" ADD CONSTRAINT "tour_showplace_showplace_id_fkey" FOREIGN KEY ("showplace_id") REFERENCES "showplace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_translation" ADD CONSTRAINT "collection_translation_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_collection" ADD CONSTRAINT "tour_collection_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_collection" ADD CONSTRAINT "tour_collection_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collection"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rest_kind_translation" ADD CONSTRAINT "rest_kind_translation_rest_kind_id_fkey" FOREIGN KEY ("rest_kind_id") REFERENCES "rest_kind"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_rest_kind" ADD CONSTRAINT "tour_rest_kind_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_rest_kind" ADD CONSTRAINT "tour_rest_kind_rest_kind_id_fkey" FOREIGN KEY ("rest_kind_id") REFERENCES "rest_kind"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ship" ADD CONSTRAINT "ship_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ship_translation" ADD CONSTRAINT "ship_translation_ship_id_fkey" FOREIGN KEY ("ship_id") REFERENCES "ship"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ship_cabin" ADD CONSTRAINT "ship_cabin_ship_id_fkey" FOREIGN KEY ("ship_id") REFERENCES "ship"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ship_cabin_translation" ADD CONSTRAINT "ship_cabin_translation_ship_cabin_id_fkey" FOREIGN KEY ("ship_cabin_id") REFERENCES "ship_cabin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cruise" ADD CONSTRAINT "cruise_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cruise" ADD CONSTRAINT "cruise_ship_id_fkey" FOREIGN KEY ("ship_id") REFERENCES "ship"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cruise" ADD CONSTRAINT "cruise_start_city_id_fkey" FOREIGN KEY ("start_city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cruise" ADD CONSTRAINT "cruise_end_city_id_fkey" FOREIGN KEY ("end_city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cruise_water_object" ADD CONSTRAINT "cruise_water_object_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "cruise"("tour_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cruise_water_object" ADD CONSTRAINT "cruise_water_object_water_object_id_fkey" FOREIGN KEY ("water_object_id") REFERENCES "water_object"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
