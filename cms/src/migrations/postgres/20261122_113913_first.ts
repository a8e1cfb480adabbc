import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_brand_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_types_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."choice_pages_key" AS ENUM('home', 'brands', 'window', 'events', 'contact', 'thanks', 'imprint', 'privacy', 'social_media_privacy', 'accessibility', 'not_found', 'offline');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_info_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__info_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__info_pages_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'editor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."choice_opening_hours_opening_periods_day" AS ENUM('1', '5', '7', '8', '9', '10', '11', '12', '2', '3', '4', '6', '13', '14', '15', '16', '0');
  CREATE TYPE "public"."choice_opening_hours_seasons_opening_ba78a1" AS ENUM('1', '5', '7', '8', '9', '10', '11', '12', '2', '3', '4', '6', '13', '14', '15', '16', '0');
  CREATE TYPE "public"."enum_opening_hours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__opening_hours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__opening_hours_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."choice_social_entries_media" AS ENUM('facebook', 'instagram', 'googleplus', 'other');
  CREATE TYPE "public"."enum_social_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."choice_widgets_entries_widget_name" AS ENUM('address', 'contact', 'openingHours', 'navigation', 'social');
  CREATE TYPE "public"."enum_widgets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__widgets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__widgets_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."choice_company_addresses_numbers_type" AS ENUM('phone', 'mobile', 'fax');
  CREATE TYPE "public"."choice_company_addresses_opening_hou_ef8b8c" AS ENUM('1', '5', '7', '8', '9', '10', '11', '12', '2', '3', '4', '6', '13', '14', '15', '16', '0');
  CREATE TYPE "public"."choice_company_addresses_opening_hou_41ebdc" AS ENUM('1', '5', '7', '8', '9', '10', '11', '12', '2', '3', '4', '6', '13', '14', '15', '16', '0');
  CREATE TYPE "public"."choice_company_addresses_address_type" AS ENUM('other', 'hq', 'federal_office');
  CREATE TYPE "public"."choice_company_numbers_type" AS ENUM('phone', 'mobile', 'fax');
  CREATE TYPE "public"."choice_company_legal_form" AS ENUM('single', 'ev', 'bag', 'other');
  CREATE TYPE "public"."enum_company_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_legal_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_consents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consents_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."choice_project_languages" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."choice_project_config_business_types" AS ENUM('Store', 'JewelryStore', 'Optician', 'Florist', 'BikeStore', 'HomeGoodsStore', 'ClothingStore', 'ToyStore', 'LocalBusiness');
  CREATE TYPE "public"."choice_project_config_forms_newslett_d0d7e5" AS ENUM('home', 'contact');
  CREATE TYPE "public"."choice_project_config_consent_analyt_220ee5" AS ENUM('on', 'off');
  CREATE TYPE "public"."choice_project_config_consent_first__ff5580" AS ENUM('all', 'site-wide');
  CREATE TYPE "public"."choice_project_config_map_provider" AS ENUM('google', 'maplibre');
  CREATE TYPE "public"."choice_project_config_matomo_opt_out" AS ENUM('on', 'off');
  CREATE TYPE "public"."choice_project_config_service_worker" AS ENUM('on', 'off');
  CREATE TYPE "public"."enum_project_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__project_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__project_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_theme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TYPE "public"."enum_accepted_warnings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accepted_warnings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accepted_warnings_v_published_locale" AS ENUM('de', 'en', 'fr');
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record_id" varchar,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"time_open" varchar,
  	"time_close" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"translations_title" varchar,
  	"translations_place" varchar,
  	"translations_text" varchar,
  	"admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_record_id" varchar,
  	"version_start_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_time_open" varchar,
  	"version_time_close" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_translations_title" varchar,
  	"version_translations_place" varchar,
  	"version_translations_text" varchar,
  	"version_admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brand_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record_id" varchar,
  	"page" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brand_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brand_types_locales" (
  	"translations_type_name" varchar,
  	"admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_record_id" varchar,
  	"version_page" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brand_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_types_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brand_types_v_locales" (
  	"version_translations_type_name" varchar,
  	"version_admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"display_name" varchar,
  	"type_id" integer,
  	"sort" numeric DEFAULT 0,
  	"logo_id" integer,
  	"image_id" integer,
  	"website" varchar,
  	"founded" numeric,
  	"origin" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brands_locales" (
  	"translations_headline" varchar,
  	"translations_origin" varchar,
  	"translations_lead" varchar,
  	"translations_seo_title" varchar,
  	"translations_seo_description" varchar,
  	"translations_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_brands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_display_name" varchar,
  	"version_type_id" integer,
  	"version_sort" numeric DEFAULT 0,
  	"version_logo_id" integer,
  	"version_image_id" integer,
  	"version_website" varchar,
  	"version_founded" numeric,
  	"version_origin" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brands_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brands_v_locales" (
  	"version_translations_headline" varchar,
  	"version_translations_origin" varchar,
  	"version_translations_lead" varchar,
  	"version_translations_seo_title" varchar,
  	"version_translations_seo_description" varchar,
  	"version_translations_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "categories_teasers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"path" varchar
  );
  
  CREATE TABLE "categories_teasers_list_locales" (
  	"translations_title" varchar,
  	"translations_text" varchar,
  	"translations_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record_id" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"translations_path" varchar,
  	"translations_title" varchar,
  	"translations_headline" varchar,
  	"translations_lead" varchar,
  	"translations_seo_title" varchar,
  	"translations_seo_description" varchar,
  	"translations_text" varchar,
  	"admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_categories_teasers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"path" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_categories_teasers_list_v_locales" (
  	"translations_title" varchar,
  	"translations_text" varchar,
  	"translations_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_record_id" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_translations_path" varchar,
  	"version_translations_title" varchar,
  	"version_translations_headline" varchar,
  	"version_translations_lead" varchar,
  	"version_translations_seo_title" varchar,
  	"version_translations_seo_description" varchar,
  	"version_translations_text" varchar,
  	"version_admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pages_teasers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"path" varchar
  );
  
  CREATE TABLE "pages_teasers_list_locales" (
  	"translations_title" varchar,
  	"translations_text" varchar,
  	"translations_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "choice_pages_key",
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"translations_title" varchar,
  	"translations_headline" varchar,
  	"translations_lead" varchar,
  	"translations_seo_title" varchar,
  	"translations_seo_description" varchar,
  	"translations_text" varchar,
  	"admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_pages_teasers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"path" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_teasers_list_v_locales" (
  	"translations_title" varchar,
  	"translations_text" varchar,
  	"translations_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "choice_pages_key",
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_translations_title" varchar,
  	"version_translations_headline" varchar,
  	"version_translations_lead" varchar,
  	"version_translations_seo_title" varchar,
  	"version_translations_seo_description" varchar,
  	"version_translations_text" varchar,
  	"version_admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "info_pages_teasers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"path" varchar
  );
  
  CREATE TABLE "info_pages_teasers_list_locales" (
  	"translations_title" varchar,
  	"translations_text" varchar,
  	"translations_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "info_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record_id" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_info_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "info_pages_locales" (
  	"translations_path" varchar,
  	"translations_title" varchar,
  	"translations_headline" varchar,
  	"translations_lead" varchar,
  	"translations_seo_title" varchar,
  	"translations_seo_description" varchar,
  	"translations_text" varchar,
  	"admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "info_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_info_pages_teasers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"path" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_info_pages_teasers_list_v_locales" (
  	"translations_title" varchar,
  	"translations_text" varchar,
  	"translations_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_info_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_record_id" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__info_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__info_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_info_pages_v_locales" (
  	"version_translations_path" varchar,
  	"version_translations_title" varchar,
  	"version_translations_headline" varchar,
  	"version_translations_lead" varchar,
  	"version_translations_seo_title" varchar,
  	"version_translations_seo_description" varchar,
  	"version_translations_text" varchar,
  	"version_admin_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_info_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean,
  	"hash" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"translations_alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"hash" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "readers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"brand_types_id" integer,
  	"brands_id" integer,
  	"categories_id" integer,
  	"pages_id" integer,
  	"info_pages_id" integer,
  	"redirects_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"users_id" integer,
  	"readers_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"readers_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opening_hours_opening_periods_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "choice_opening_hours_opening_periods_day",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar
  );
  
  CREATE TABLE "opening_hours_opening_periods_list_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "opening_hours_seasons_opening_a98d96_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "choice_opening_hours_seasons_opening_ba78a1",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar
  );
  
  CREATE TABLE "opening_hours_seasons_opening_a98d96_list_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "opening_hours_seasons_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "opening_hours_seasons_list_locales" (
  	"translations_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "opening_hours_opening_hours_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"opening_time" varchar,
  	"closing_time" varchar,
  	"closed" boolean DEFAULT false
  );
  
  CREATE TABLE "opening_hours_opening_hours_list_locales" (
  	"translations_day" varchar,
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "opening_hours_special_days_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"date_end" timestamp(3) with time zone,
  	"time_open" varchar,
  	"time_close" varchar
  );
  
  CREATE TABLE "opening_hours_special_days_list_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "opening_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_opening_hours_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_opening_hours_opening_periods_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "choice_opening_hours_opening_periods_day",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_opening_periods_list_v_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_opening_hours_seasons_opening_a98d96_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "choice_opening_hours_seasons_opening_ba78a1",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_seasons_opening_a98d96_list_v_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_opening_hours_seasons_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_seasons_list_v_locales" (
  	"translations_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_opening_hours_opening_hours_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"opening_time" varchar,
  	"closing_time" varchar,
  	"closed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_opening_hours_list_v_locales" (
  	"translations_day" varchar,
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_opening_hours_special_days_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"date_end" timestamp(3) with time zone,
  	"time_open" varchar,
  	"time_close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_opening_hours_special_days_list_v_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_opening_hours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__opening_hours_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__opening_hours_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "menu_entries_sub_links_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"external_path" varchar,
  	"anchor" varchar,
  	"type" varchar,
  	"prefix_parent" boolean DEFAULT false
  );
  
  CREATE TABLE "menu_entries_sub_links_list_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_entries_groups_sub_links_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"external_path" varchar,
  	"anchor" varchar,
  	"type" varchar,
  	"prefix_parent" boolean DEFAULT false
  );
  
  CREATE TABLE "menu_entries_groups_sub_links_list_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_entries_groups_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menu_entries_groups_list_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_entries_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"external_path" varchar,
  	"anchor" varchar,
  	"type" varchar
  );
  
  CREATE TABLE "menu_entries_list_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_menu_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_entries_sub_links_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"external_path" varchar,
  	"anchor" varchar,
  	"type" varchar,
  	"prefix_parent" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_entries_sub_links_list_v_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_entries_groups_sub_links_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"external_path" varchar,
  	"anchor" varchar,
  	"type" varchar,
  	"prefix_parent" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_entries_groups_sub_links_list_v_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_entries_groups_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_entries_groups_list_v_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_entries_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"external_path" varchar,
  	"anchor" varchar,
  	"type" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_entries_list_v_locales" (
  	"translations_display_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "social_entries_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media" "choice_social_entries_media",
  	"display_name" varchar,
  	"external_path" varchar
  );
  
  CREATE TABLE "social" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_social_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_social_entries_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media" "choice_social_entries_media",
  	"display_name" varchar,
  	"external_path" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__social_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__social_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "widgets_entries_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"widget_name" "choice_widgets_entries_widget_name",
  	"position" varchar DEFAULT 'footer',
  	"props_show_logo" boolean DEFAULT false
  );
  
  CREATE TABLE "widgets_entries_list_locales" (
  	"translations_header" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "widgets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_widgets_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_widgets_entries_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"widget_name" "choice_widgets_entries_widget_name",
  	"position" varchar DEFAULT 'footer',
  	"props_show_logo" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_widgets_entries_list_v_locales" (
  	"translations_header" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_widgets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__widgets_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__widgets_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "company_addresses_numbers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"type" "choice_company_addresses_numbers_type",
  	"primary" boolean DEFAULT false
  );
  
  CREATE TABLE "company_addresses_numbers_list_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_emails_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"primary" boolean DEFAULT false
  );
  
  CREATE TABLE "company_addresses_emails_list_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_opening_hou_2d7446_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "choice_company_addresses_opening_hou_ef8b8c",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar
  );
  
  CREATE TABLE "company_addresses_opening_hou_2d7446_list_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_opening_hou_4475c7_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "choice_company_addresses_opening_hou_41ebdc",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar
  );
  
  CREATE TABLE "company_addresses_opening_hou_4475c7_list_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_opening_hou_4fc0a4_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "company_addresses_opening_hou_4fc0a4_list_locales" (
  	"translations_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_opening_hou_59ece1_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"opening_time" varchar,
  	"closing_time" varchar,
  	"closed" boolean DEFAULT false
  );
  
  CREATE TABLE "company_addresses_opening_hou_59ece1_list_locales" (
  	"translations_day" varchar,
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_opening_hou_bae5bc_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"date_end" timestamp(3) with time zone,
  	"time_open" varchar,
  	"time_close" varchar
  );
  
  CREATE TABLE "company_addresses_opening_hou_bae5bc_list_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_addresses_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"street" varchar,
  	"number" varchar,
  	"zip_code" varchar,
  	"city" varchar,
  	"address_type" "choice_company_addresses_address_type" DEFAULT 'other',
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "company_addresses_list_locales" (
  	"translations_name" varchar,
  	"translations_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_emails_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"primary" boolean DEFAULT false
  );
  
  CREATE TABLE "company_emails_list_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_numbers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"type" "choice_company_numbers_type",
  	"primary" boolean DEFAULT false
  );
  
  CREATE TABLE "company_numbers_list_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_executives_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "company_registers_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"register_type" varchar,
  	"number" varchar,
  	"registrar" varchar
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar,
  	"display_name" varchar,
  	"legal_form" "choice_company_legal_form" DEFAULT 'other',
  	"legal_authority" varchar,
  	"ust_id" varchar,
  	"vat_number" varchar,
  	"_status" "enum_company_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_locales" (
  	"translations_legal_authority" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_numbers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"type" "choice_company_addresses_numbers_type",
  	"primary" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_numbers_list_v_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_emails_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"primary" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_emails_list_v_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_opening_hou_2d7446_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "choice_company_addresses_opening_hou_ef8b8c",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_opening_hou_2d7446_list_v_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_opening_hou_4475c7_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "choice_company_addresses_opening_hou_41ebdc",
  	"time_open" varchar,
  	"time_close" varchar,
  	"sort" numeric DEFAULT 0,
  	"free_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_opening_hou_4475c7_list_v_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_opening_hou_4fc0a4_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_opening_hou_4fc0a4_list_v_locales" (
  	"translations_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_opening_hou_59ece1_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"opening_time" varchar,
  	"closing_time" varchar,
  	"closed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_opening_hou_59ece1_list_v_locales" (
  	"translations_day" varchar,
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_opening_hou_bae5bc_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"date_end" timestamp(3) with time zone,
  	"time_open" varchar,
  	"time_close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_opening_hou_bae5bc_list_v_locales" (
  	"translations_free_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_addresses_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"street" varchar,
  	"number" varchar,
  	"zip_code" varchar,
  	"city" varchar,
  	"address_type" "choice_company_addresses_address_type" DEFAULT 'other',
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_addresses_list_v_locales" (
  	"translations_name" varchar,
  	"translations_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_emails_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"primary" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_emails_list_v_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_numbers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"type" "choice_company_numbers_type",
  	"primary" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_numbers_list_v_locales" (
  	"translations_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_executives_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_registers_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"register_type" varchar,
  	"number" varchar,
  	"registrar" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_company_name" varchar,
  	"version_display_name" varchar,
  	"version_legal_form" "choice_company_legal_form" DEFAULT 'other',
  	"version_legal_authority" varchar,
  	"version_ust_id" varchar,
  	"version_vat_number" varchar,
  	"version__status" "enum__company_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_translations_legal_authority" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_data_protection_commissioner_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"street" varchar,
  	"number" varchar,
  	"city" varchar,
  	"zip_code" varchar,
  	"phone_number" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "legal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rolex_area" boolean DEFAULT false,
  	"_status" "enum_legal_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_locales" (
  	"translations_insurance" varchar,
  	"translations_image_sources" varchar,
  	"translations_additional_top_info" varchar,
  	"translations_additional_bottom_info" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_data_protection_commissioner_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"street" varchar,
  	"number" varchar,
  	"city" varchar,
  	"zip_code" varchar,
  	"phone_number" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_rolex_area" boolean DEFAULT false,
  	"version__status" "enum__legal_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_legal_v_locales" (
  	"version_translations_insurance" varchar,
  	"version_translations_image_sources" varchar,
  	"version_translations_additional_top_info" varchar,
  	"version_translations_additional_bottom_info" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "consents_entries_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"function_id" varchar,
  	"display_name" varchar,
  	"description" varchar,
  	"link" varchar,
  	"default_on" boolean DEFAULT false,
  	"consent_given" boolean DEFAULT false,
  	"locked" boolean DEFAULT false
  );
  
  CREATE TABLE "consents_entries_list_locales" (
  	"translations_display_name" varchar,
  	"translations_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_consents_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_consents_entries_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"function_id" varchar,
  	"display_name" varchar,
  	"description" varchar,
  	"link" varchar,
  	"default_on" boolean DEFAULT false,
  	"consent_given" boolean DEFAULT false,
  	"locked" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_consents_entries_list_v_locales" (
  	"translations_display_name" varchar,
  	"translations_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_consents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__consents_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__consents_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "project_languages_list" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "choice_project_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project_config_business_types_list" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "choice_project_config_business_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project_config_forms_newslett_d0d7e5_list" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "choice_project_config_forms_newslett_d0d7e5",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_metadata_site_url" varchar,
  	"show_accessibility" boolean DEFAULT false,
  	"logo_id" integer,
  	"logo_mark_id" integer,
  	"social_image_id" integer,
  	"google_place_id" varchar,
  	"config_brand_config_rolex_clock" boolean DEFAULT false,
  	"config_brand_config_rolex_api_key" varchar,
  	"config_brand_config_rolex_clock_script" varchar DEFAULT 'https://static.rolex.com/retailers/clock/retailercall.js',
  	"config_consent_analytics_default" "choice_project_config_consent_analyt_220ee5" DEFAULT 'off',
  	"config_consent_first_question" "choice_project_config_consent_first__ff5580" DEFAULT 'all',
  	"config_google_maps_api_key" varchar,
  	"config_google_maps_map_id" varchar,
  	"config_google_maps_script" varchar DEFAULT 'https://maps.googleapis.com/maps/api/js',
  	"config_map_provider" "choice_project_config_map_provider",
  	"config_map_style" varchar,
  	"config_map_archive" varchar,
  	"config_map_operator" varchar,
  	"config_map_service" varchar,
  	"config_map_zoom" numeric DEFAULT 16,
  	"config_forms_endpoint" varchar DEFAULT 'off',
  	"config_matomo_url" varchar,
  	"config_matomo_site_id" numeric,
  	"config_matomo_script" varchar DEFAULT 'matomo.js',
  	"config_matomo_endpoint" varchar DEFAULT 'matomo.php',
  	"config_matomo_operator" varchar,
  	"config_matomo_opt_out" "choice_project_config_matomo_opt_out" DEFAULT 'on',
  	"config_service_worker" "choice_project_config_service_worker" DEFAULT 'on',
  	"_status" "enum_project_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "project_locales" (
  	"translations_seo_title" varchar,
  	"translations_seo_description" varchar,
  	"translations_seo_keywords" varchar,
  	"config_forms_newsletter_translations_heading" varchar,
  	"config_forms_newsletter_translations_text" varchar,
  	"config_forms_newsletter_translations_consent" varchar,
  	"config_rating_box_translations_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "project_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_project_languages_list_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "choice_project_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_project_config_business_types_list_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "choice_project_config_business_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_project_config_forms_newslett_d0d7e5_list_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "choice_project_config_forms_newslett_d0d7e5",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_project_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_metadata_site_url" varchar,
  	"version_show_accessibility" boolean DEFAULT false,
  	"version_logo_id" integer,
  	"version_logo_mark_id" integer,
  	"version_social_image_id" integer,
  	"version_google_place_id" varchar,
  	"version_config_brand_config_rolex_clock" boolean DEFAULT false,
  	"version_config_brand_config_rolex_api_key" varchar,
  	"version_config_brand_config_rolex_clock_script" varchar DEFAULT 'https://static.rolex.com/retailers/clock/retailercall.js',
  	"version_config_consent_analytics_default" "choice_project_config_consent_analyt_220ee5" DEFAULT 'off',
  	"version_config_consent_first_question" "choice_project_config_consent_first__ff5580" DEFAULT 'all',
  	"version_config_google_maps_api_key" varchar,
  	"version_config_google_maps_map_id" varchar,
  	"version_config_google_maps_script" varchar DEFAULT 'https://maps.googleapis.com/maps/api/js',
  	"version_config_map_provider" "choice_project_config_map_provider",
  	"version_config_map_style" varchar,
  	"version_config_map_archive" varchar,
  	"version_config_map_operator" varchar,
  	"version_config_map_service" varchar,
  	"version_config_map_zoom" numeric DEFAULT 16,
  	"version_config_forms_endpoint" varchar DEFAULT 'off',
  	"version_config_matomo_url" varchar,
  	"version_config_matomo_site_id" numeric,
  	"version_config_matomo_script" varchar DEFAULT 'matomo.js',
  	"version_config_matomo_endpoint" varchar DEFAULT 'matomo.php',
  	"version_config_matomo_operator" varchar,
  	"version_config_matomo_opt_out" "choice_project_config_matomo_opt_out" DEFAULT 'on',
  	"version_config_service_worker" "choice_project_config_service_worker" DEFAULT 'on',
  	"version__status" "enum__project_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__project_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_project_v_locales" (
  	"version_translations_seo_title" varchar,
  	"version_translations_seo_description" varchar,
  	"version_translations_seo_keywords" varchar,
  	"version_config_forms_newsletter_translations_heading" varchar,
  	"version_config_forms_newsletter_translations_text" varchar,
  	"version_config_forms_newsletter_translations_consent" varchar,
  	"version_config_rating_box_translations_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"base_color" varchar DEFAULT '#ffffff',
  	"brand_color" varchar DEFAULT '#1f3d33',
  	"config_components_header_full_height" numeric DEFAULT 96,
  	"config_components_header_collapsed_height" numeric DEFAULT 64,
  	"config_components_header_small_screen_threshold" numeric DEFAULT 1100,
  	"config_components_header_sticky" boolean DEFAULT true,
  	"config_components_header_collapses" boolean DEFAULT true,
  	"config_components_header_change_pos" numeric DEFAULT 100,
  	"config_components_header_accent_border" boolean DEFAULT false,
  	"config_components_footer_background_color" varchar,
  	"config_components_footer_font_color" varchar,
  	"config_components_footer_sub_footer_background_color" varchar,
  	"config_components_footer_sub_footer_font_color" varchar,
  	"config_components_wrapper_width" numeric DEFAULT 1320,
  	"_status" "enum_theme_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_theme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_base_color" varchar DEFAULT '#ffffff',
  	"version_brand_color" varchar DEFAULT '#1f3d33',
  	"version_config_components_header_full_height" numeric DEFAULT 96,
  	"version_config_components_header_collapsed_height" numeric DEFAULT 64,
  	"version_config_components_header_small_screen_threshold" numeric DEFAULT 1100,
  	"version_config_components_header_sticky" boolean DEFAULT true,
  	"version_config_components_header_collapses" boolean DEFAULT true,
  	"version_config_components_header_change_pos" numeric DEFAULT 100,
  	"version_config_components_header_accent_border" boolean DEFAULT false,
  	"version_config_components_footer_background_color" varchar,
  	"version_config_components_footer_font_color" varchar,
  	"version_config_components_footer_sub_footer_background_color" varchar,
  	"version_config_components_footer_sub_footer_font_color" varchar,
  	"version_config_components_wrapper_width" numeric DEFAULT 1320,
  	"version__status" "enum__theme_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__theme_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "accepted_warnings_entries_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"message" varchar,
  	"document" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "accepted_warnings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_accepted_warnings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_accepted_warnings_entries_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"message" varchar,
  	"document" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accepted_warnings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__accepted_warnings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__accepted_warnings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_types_locales" ADD CONSTRAINT "brand_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_types_v" ADD CONSTRAINT "_brand_types_v_parent_id_brand_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_types_v_locales" ADD CONSTRAINT "_brand_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_type_id_brand_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."brand_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands_locales" ADD CONSTRAINT "brands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands_rels" ADD CONSTRAINT "brands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands_rels" ADD CONSTRAINT "brands_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_type_id_brand_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."brand_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v_locales" ADD CONSTRAINT "_brands_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v_rels" ADD CONSTRAINT "_brands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v_rels" ADD CONSTRAINT "_brands_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_teasers_list" ADD CONSTRAINT "categories_teasers_list_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_teasers_list" ADD CONSTRAINT "categories_teasers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_teasers_list_locales" ADD CONSTRAINT "categories_teasers_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories_teasers_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_teasers_list_v" ADD CONSTRAINT "_categories_teasers_list_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_teasers_list_v" ADD CONSTRAINT "_categories_teasers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_teasers_list_v_locales" ADD CONSTRAINT "_categories_teasers_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_teasers_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_rels" ADD CONSTRAINT "_categories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_rels" ADD CONSTRAINT "_categories_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_teasers_list" ADD CONSTRAINT "pages_teasers_list_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_teasers_list" ADD CONSTRAINT "pages_teasers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_teasers_list_locales" ADD CONSTRAINT "pages_teasers_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_teasers_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_teasers_list_v" ADD CONSTRAINT "_pages_teasers_list_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_teasers_list_v" ADD CONSTRAINT "_pages_teasers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_teasers_list_v_locales" ADD CONSTRAINT "_pages_teasers_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_teasers_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_pages_teasers_list" ADD CONSTRAINT "info_pages_teasers_list_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "info_pages_teasers_list" ADD CONSTRAINT "info_pages_teasers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_pages_teasers_list_locales" ADD CONSTRAINT "info_pages_teasers_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_pages_teasers_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_pages" ADD CONSTRAINT "info_pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "info_pages_locales" ADD CONSTRAINT "info_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_pages_rels" ADD CONSTRAINT "info_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."info_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_pages_rels" ADD CONSTRAINT "info_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_pages_teasers_list_v" ADD CONSTRAINT "_info_pages_teasers_list_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_pages_teasers_list_v" ADD CONSTRAINT "_info_pages_teasers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_pages_teasers_list_v_locales" ADD CONSTRAINT "_info_pages_teasers_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_pages_teasers_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_pages_v" ADD CONSTRAINT "_info_pages_v_parent_id_info_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."info_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_pages_v" ADD CONSTRAINT "_info_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_pages_v_locales" ADD CONSTRAINT "_info_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_pages_v_rels" ADD CONSTRAINT "_info_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_info_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_pages_v_rels" ADD CONSTRAINT "_info_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_types_fk" FOREIGN KEY ("brand_types_id") REFERENCES "public"."brand_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_info_pages_fk" FOREIGN KEY ("info_pages_id") REFERENCES "public"."info_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_readers_fk" FOREIGN KEY ("readers_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_readers_fk" FOREIGN KEY ("readers_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_opening_periods_list" ADD CONSTRAINT "opening_hours_opening_periods_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_opening_periods_list_locales" ADD CONSTRAINT "opening_hours_opening_periods_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours_opening_periods_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_seasons_opening_a98d96_list" ADD CONSTRAINT "opening_hours_seasons_opening_a98d96_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours_seasons_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_seasons_opening_a98d96_list_locales" ADD CONSTRAINT "opening_hours_seasons_opening_a98d96_list_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours_seasons_opening_a98d96_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_seasons_list" ADD CONSTRAINT "opening_hours_seasons_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_seasons_list_locales" ADD CONSTRAINT "opening_hours_seasons_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours_seasons_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_opening_hours_list" ADD CONSTRAINT "opening_hours_opening_hours_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_opening_hours_list_locales" ADD CONSTRAINT "opening_hours_opening_hours_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours_opening_hours_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_special_days_list" ADD CONSTRAINT "opening_hours_special_days_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opening_hours_special_days_list_locales" ADD CONSTRAINT "opening_hours_special_days_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."opening_hours_special_days_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_opening_periods_list_v" ADD CONSTRAINT "_opening_hours_opening_periods_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_opening_periods_list_v_locales" ADD CONSTRAINT "_opening_hours_opening_periods_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_opening_periods_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_seasons_opening_a98d96_list_v" ADD CONSTRAINT "_opening_hours_seasons_opening_a98d96_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_seasons_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_seasons_opening_a98d96_list_v_locales" ADD CONSTRAINT "_opening_hours_seasons_opening_a98d96_list_v_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_seasons_opening_a98d96_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_seasons_list_v" ADD CONSTRAINT "_opening_hours_seasons_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_seasons_list_v_locales" ADD CONSTRAINT "_opening_hours_seasons_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_seasons_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_opening_hours_list_v" ADD CONSTRAINT "_opening_hours_opening_hours_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_opening_hours_list_v_locales" ADD CONSTRAINT "_opening_hours_opening_hours_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_opening_hours_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_special_days_list_v" ADD CONSTRAINT "_opening_hours_special_days_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_opening_hours_special_days_list_v_locales" ADD CONSTRAINT "_opening_hours_special_days_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_opening_hours_special_days_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_sub_links_list" ADD CONSTRAINT "menu_entries_sub_links_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_sub_links_list_locales" ADD CONSTRAINT "menu_entries_sub_links_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_sub_links_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_groups_sub_links_list" ADD CONSTRAINT "menu_entries_groups_sub_links_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_groups_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_groups_sub_links_list_locales" ADD CONSTRAINT "menu_entries_groups_sub_links_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_groups_sub_links_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_groups_list" ADD CONSTRAINT "menu_entries_groups_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_groups_list_locales" ADD CONSTRAINT "menu_entries_groups_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_groups_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_list" ADD CONSTRAINT "menu_entries_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_entries_list_locales" ADD CONSTRAINT "menu_entries_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_entries_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_sub_links_list_v" ADD CONSTRAINT "_menu_entries_sub_links_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_sub_links_list_v_locales" ADD CONSTRAINT "_menu_entries_sub_links_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_sub_links_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_groups_sub_links_list_v" ADD CONSTRAINT "_menu_entries_groups_sub_links_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_groups_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_groups_sub_links_list_v_locales" ADD CONSTRAINT "_menu_entries_groups_sub_links_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_groups_sub_links_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_groups_list_v" ADD CONSTRAINT "_menu_entries_groups_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_groups_list_v_locales" ADD CONSTRAINT "_menu_entries_groups_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_groups_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_list_v" ADD CONSTRAINT "_menu_entries_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_entries_list_v_locales" ADD CONSTRAINT "_menu_entries_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_entries_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_entries_list" ADD CONSTRAINT "social_entries_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_entries_list_v" ADD CONSTRAINT "_social_entries_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "widgets_entries_list" ADD CONSTRAINT "widgets_entries_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."widgets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "widgets_entries_list_locales" ADD CONSTRAINT "widgets_entries_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."widgets_entries_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_widgets_entries_list_v" ADD CONSTRAINT "_widgets_entries_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_widgets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_widgets_entries_list_v_locales" ADD CONSTRAINT "_widgets_entries_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_widgets_entries_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_numbers_list" ADD CONSTRAINT "company_addresses_numbers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_numbers_list_locales" ADD CONSTRAINT "company_addresses_numbers_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_numbers_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_emails_list" ADD CONSTRAINT "company_addresses_emails_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_emails_list_locales" ADD CONSTRAINT "company_addresses_emails_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_emails_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_2d7446_list" ADD CONSTRAINT "company_addresses_opening_hou_2d7446_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_2d7446_list_locales" ADD CONSTRAINT "company_addresses_opening_hou_2d7446_list_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_opening_hou_2d7446_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_4475c7_list" ADD CONSTRAINT "company_addresses_opening_hou_4475c7_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_opening_hou_4fc0a4_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_4475c7_list_locales" ADD CONSTRAINT "company_addresses_opening_hou_4475c7_list_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_opening_hou_4475c7_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_4fc0a4_list" ADD CONSTRAINT "company_addresses_opening_hou_4fc0a4_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_4fc0a4_list_locales" ADD CONSTRAINT "company_addresses_opening_hou_4fc0a4_list_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_opening_hou_4fc0a4_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_59ece1_list" ADD CONSTRAINT "company_addresses_opening_hou_59ece1_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_59ece1_list_locales" ADD CONSTRAINT "company_addresses_opening_hou_59ece1_list_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_opening_hou_59ece1_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_bae5bc_list" ADD CONSTRAINT "company_addresses_opening_hou_bae5bc_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_opening_hou_bae5bc_list_locales" ADD CONSTRAINT "company_addresses_opening_hou_bae5bc_list_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_opening_hou_bae5bc_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_list" ADD CONSTRAINT "company_addresses_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_addresses_list_locales" ADD CONSTRAINT "company_addresses_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_addresses_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_emails_list" ADD CONSTRAINT "company_emails_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_emails_list_locales" ADD CONSTRAINT "company_emails_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_emails_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_numbers_list" ADD CONSTRAINT "company_numbers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_numbers_list_locales" ADD CONSTRAINT "company_numbers_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_numbers_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_executives_list" ADD CONSTRAINT "company_executives_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_registers_list" ADD CONSTRAINT "company_registers_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_numbers_list_v" ADD CONSTRAINT "_company_addresses_numbers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_numbers_list_v_locales" ADD CONSTRAINT "_company_addresses_numbers_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_numbers_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_emails_list_v" ADD CONSTRAINT "_company_addresses_emails_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_emails_list_v_locales" ADD CONSTRAINT "_company_addresses_emails_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_emails_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_2d7446_list_v" ADD CONSTRAINT "_company_addresses_opening_hou_2d7446_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_2d7446_list_v_locales" ADD CONSTRAINT "_company_addresses_opening_hou_2d7446_list_v_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_opening_hou_2d7446_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_4475c7_list_v" ADD CONSTRAINT "_company_addresses_opening_hou_4475c7_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_opening_hou_4fc0a4_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_4475c7_list_v_locales" ADD CONSTRAINT "_company_addresses_opening_hou_4475c7_list_v_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_opening_hou_4475c7_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_4fc0a4_list_v" ADD CONSTRAINT "_company_addresses_opening_hou_4fc0a4_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_4fc0a4_list_v_locales" ADD CONSTRAINT "_company_addresses_opening_hou_4fc0a4_list_v_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_opening_hou_4fc0a4_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_59ece1_list_v" ADD CONSTRAINT "_company_addresses_opening_hou_59ece1_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_59ece1_list_v_locales" ADD CONSTRAINT "_company_addresses_opening_hou_59ece1_list_v_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_opening_hou_59ece1_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_bae5bc_list_v" ADD CONSTRAINT "_company_addresses_opening_hou_bae5bc_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_opening_hou_bae5bc_list_v_locales" ADD CONSTRAINT "_company_addresses_opening_hou_bae5bc_list_v_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_opening_hou_bae5bc_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_list_v" ADD CONSTRAINT "_company_addresses_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_addresses_list_v_locales" ADD CONSTRAINT "_company_addresses_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_addresses_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_emails_list_v" ADD CONSTRAINT "_company_emails_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_emails_list_v_locales" ADD CONSTRAINT "_company_emails_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_emails_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_numbers_list_v" ADD CONSTRAINT "_company_numbers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_numbers_list_v_locales" ADD CONSTRAINT "_company_numbers_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_numbers_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_executives_list_v" ADD CONSTRAINT "_company_executives_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_registers_list_v" ADD CONSTRAINT "_company_registers_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_data_protection_commissioner_list" ADD CONSTRAINT "legal_data_protection_commissioner_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_locales" ADD CONSTRAINT "legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_data_protection_commissioner_list_v" ADD CONSTRAINT "_legal_data_protection_commissioner_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_v_locales" ADD CONSTRAINT "_legal_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents_entries_list" ADD CONSTRAINT "consents_entries_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents_entries_list_locales" ADD CONSTRAINT "consents_entries_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consents_entries_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consents_entries_list_v" ADD CONSTRAINT "_consents_entries_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consents_entries_list_v_locales" ADD CONSTRAINT "_consents_entries_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consents_entries_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_languages_list" ADD CONSTRAINT "project_languages_list_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_config_business_types_list" ADD CONSTRAINT "project_config_business_types_list_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_config_forms_newslett_d0d7e5_list" ADD CONSTRAINT "project_config_forms_newslett_d0d7e5_list_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project" ADD CONSTRAINT "project_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project" ADD CONSTRAINT "project_logo_mark_id_media_id_fk" FOREIGN KEY ("logo_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project" ADD CONSTRAINT "project_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_locales" ADD CONSTRAINT "project_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_texts" ADD CONSTRAINT "project_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_languages_list_v" ADD CONSTRAINT "_project_languages_list_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_config_business_types_list_v" ADD CONSTRAINT "_project_config_business_types_list_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_config_forms_newslett_d0d7e5_list_v" ADD CONSTRAINT "_project_config_forms_newslett_d0d7e5_list_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_v" ADD CONSTRAINT "_project_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_v" ADD CONSTRAINT "_project_v_version_logo_mark_id_media_id_fk" FOREIGN KEY ("version_logo_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_v" ADD CONSTRAINT "_project_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_v_locales" ADD CONSTRAINT "_project_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_v_texts" ADD CONSTRAINT "_project_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accepted_warnings_entries_list" ADD CONSTRAINT "accepted_warnings_entries_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accepted_warnings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accepted_warnings_entries_list_v" ADD CONSTRAINT "_accepted_warnings_entries_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accepted_warnings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_image_idx" ON "_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "brand_types_updated_at_idx" ON "brand_types" USING btree ("updated_at");
  CREATE INDEX "brand_types_created_at_idx" ON "brand_types" USING btree ("created_at");
  CREATE INDEX "brand_types__status_idx" ON "brand_types" USING btree ("_status");
  CREATE UNIQUE INDEX "brand_types_locales_locale_parent_id_unique" ON "brand_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_types_locales_parent_idx" ON "brand_types_locales" USING btree ("_parent_id");
  CREATE INDEX "_brand_types_v_parent_idx" ON "_brand_types_v" USING btree ("parent_id");
  CREATE INDEX "_brand_types_v_version_version_updated_at_idx" ON "_brand_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_brand_types_v_version_version_created_at_idx" ON "_brand_types_v" USING btree ("version_created_at");
  CREATE INDEX "_brand_types_v_version_version__status_idx" ON "_brand_types_v" USING btree ("version__status");
  CREATE INDEX "_brand_types_v_created_at_idx" ON "_brand_types_v" USING btree ("created_at");
  CREATE INDEX "_brand_types_v_updated_at_idx" ON "_brand_types_v" USING btree ("updated_at");
  CREATE INDEX "_brand_types_v_snapshot_idx" ON "_brand_types_v" USING btree ("snapshot");
  CREATE INDEX "_brand_types_v_published_locale_idx" ON "_brand_types_v" USING btree ("published_locale");
  CREATE INDEX "_brand_types_v_latest_idx" ON "_brand_types_v" USING btree ("latest");
  CREATE INDEX "_brand_types_v_autosave_idx" ON "_brand_types_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_brand_types_v_locales_locale_parent_id_unique" ON "_brand_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_types_v_locales_parent_idx" ON "_brand_types_v_locales" USING btree ("_parent_id");
  CREATE INDEX "brands_type_idx" ON "brands" USING btree ("type_id");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_image_idx" ON "brands" USING btree ("image_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE UNIQUE INDEX "brands_locales_locale_parent_id_unique" ON "brands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brands_locales_parent_idx" ON "brands_locales" USING btree ("_parent_id");
  CREATE INDEX "brands_rels_order_idx" ON "brands_rels" USING btree ("order");
  CREATE INDEX "brands_rels_parent_idx" ON "brands_rels" USING btree ("parent_id");
  CREATE INDEX "brands_rels_path_idx" ON "brands_rels" USING btree ("path");
  CREATE INDEX "brands_rels_media_id_idx" ON "brands_rels" USING btree ("media_id");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_type_idx" ON "_brands_v" USING btree ("version_type_id");
  CREATE INDEX "_brands_v_version_version_logo_idx" ON "_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_brands_v_version_version_image_idx" ON "_brands_v" USING btree ("version_image_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_snapshot_idx" ON "_brands_v" USING btree ("snapshot");
  CREATE INDEX "_brands_v_published_locale_idx" ON "_brands_v" USING btree ("published_locale");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE INDEX "_brands_v_autosave_idx" ON "_brands_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_brands_v_locales_locale_parent_id_unique" ON "_brands_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brands_v_locales_parent_idx" ON "_brands_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_brands_v_rels_order_idx" ON "_brands_v_rels" USING btree ("order");
  CREATE INDEX "_brands_v_rels_parent_idx" ON "_brands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_brands_v_rels_path_idx" ON "_brands_v_rels" USING btree ("path");
  CREATE INDEX "_brands_v_rels_media_id_idx" ON "_brands_v_rels" USING btree ("media_id");
  CREATE INDEX "categories_teasers_list_order_idx" ON "categories_teasers_list" USING btree ("_order");
  CREATE INDEX "categories_teasers_list_parent_id_idx" ON "categories_teasers_list" USING btree ("_parent_id");
  CREATE INDEX "categories_teasers_list_image_idx" ON "categories_teasers_list" USING btree ("image_id");
  CREATE UNIQUE INDEX "categories_teasers_list_locales_locale_parent_id_unique" ON "categories_teasers_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_teasers_list_locales_parent_idx" ON "categories_teasers_list_locales" USING btree ("_parent_id");
  CREATE INDEX "categories_image_idx" ON "categories" USING btree ("image_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "categories_rels_order_idx" ON "categories_rels" USING btree ("order");
  CREATE INDEX "categories_rels_parent_idx" ON "categories_rels" USING btree ("parent_id");
  CREATE INDEX "categories_rels_path_idx" ON "categories_rels" USING btree ("path");
  CREATE INDEX "categories_rels_media_id_idx" ON "categories_rels" USING btree ("media_id");
  CREATE INDEX "_categories_teasers_list_v_order_idx" ON "_categories_teasers_list_v" USING btree ("_order");
  CREATE INDEX "_categories_teasers_list_v_parent_id_idx" ON "_categories_teasers_list_v" USING btree ("_parent_id");
  CREATE INDEX "_categories_teasers_list_v_image_idx" ON "_categories_teasers_list_v" USING btree ("image_id");
  CREATE UNIQUE INDEX "_categories_teasers_list_v_locales_locale_parent_id_unique" ON "_categories_teasers_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_teasers_list_v_locales_parent_idx" ON "_categories_teasers_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_image_idx" ON "_categories_v" USING btree ("version_image_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_locales_parent_idx" ON "_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_categories_v_rels_order_idx" ON "_categories_v_rels" USING btree ("order");
  CREATE INDEX "_categories_v_rels_parent_idx" ON "_categories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_categories_v_rels_path_idx" ON "_categories_v_rels" USING btree ("path");
  CREATE INDEX "_categories_v_rels_media_id_idx" ON "_categories_v_rels" USING btree ("media_id");
  CREATE INDEX "pages_teasers_list_order_idx" ON "pages_teasers_list" USING btree ("_order");
  CREATE INDEX "pages_teasers_list_parent_id_idx" ON "pages_teasers_list" USING btree ("_parent_id");
  CREATE INDEX "pages_teasers_list_image_idx" ON "pages_teasers_list" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_teasers_list_locales_locale_parent_id_unique" ON "pages_teasers_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_teasers_list_locales_parent_idx" ON "pages_teasers_list_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "_pages_teasers_list_v_order_idx" ON "_pages_teasers_list_v" USING btree ("_order");
  CREATE INDEX "_pages_teasers_list_v_parent_id_idx" ON "_pages_teasers_list_v" USING btree ("_parent_id");
  CREATE INDEX "_pages_teasers_list_v_image_idx" ON "_pages_teasers_list_v" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_teasers_list_v_locales_locale_parent_id_unique" ON "_pages_teasers_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_teasers_list_v_locales_parent_idx" ON "_pages_teasers_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "info_pages_teasers_list_order_idx" ON "info_pages_teasers_list" USING btree ("_order");
  CREATE INDEX "info_pages_teasers_list_parent_id_idx" ON "info_pages_teasers_list" USING btree ("_parent_id");
  CREATE INDEX "info_pages_teasers_list_image_idx" ON "info_pages_teasers_list" USING btree ("image_id");
  CREATE UNIQUE INDEX "info_pages_teasers_list_locales_locale_parent_id_unique" ON "info_pages_teasers_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "info_pages_teasers_list_locales_parent_idx" ON "info_pages_teasers_list_locales" USING btree ("_parent_id");
  CREATE INDEX "info_pages_image_idx" ON "info_pages" USING btree ("image_id");
  CREATE INDEX "info_pages_updated_at_idx" ON "info_pages" USING btree ("updated_at");
  CREATE INDEX "info_pages_created_at_idx" ON "info_pages" USING btree ("created_at");
  CREATE INDEX "info_pages__status_idx" ON "info_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "info_pages_locales_locale_parent_id_unique" ON "info_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "info_pages_locales_parent_idx" ON "info_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "info_pages_rels_order_idx" ON "info_pages_rels" USING btree ("order");
  CREATE INDEX "info_pages_rels_parent_idx" ON "info_pages_rels" USING btree ("parent_id");
  CREATE INDEX "info_pages_rels_path_idx" ON "info_pages_rels" USING btree ("path");
  CREATE INDEX "info_pages_rels_media_id_idx" ON "info_pages_rels" USING btree ("media_id");
  CREATE INDEX "_info_pages_teasers_list_v_order_idx" ON "_info_pages_teasers_list_v" USING btree ("_order");
  CREATE INDEX "_info_pages_teasers_list_v_parent_id_idx" ON "_info_pages_teasers_list_v" USING btree ("_parent_id");
  CREATE INDEX "_info_pages_teasers_list_v_image_idx" ON "_info_pages_teasers_list_v" USING btree ("image_id");
  CREATE UNIQUE INDEX "_info_pages_teasers_list_v_locales_locale_parent_id_unique" ON "_info_pages_teasers_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_info_pages_teasers_list_v_locales_parent_idx" ON "_info_pages_teasers_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_info_pages_v_parent_idx" ON "_info_pages_v" USING btree ("parent_id");
  CREATE INDEX "_info_pages_v_version_version_image_idx" ON "_info_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_info_pages_v_version_version_updated_at_idx" ON "_info_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_info_pages_v_version_version_created_at_idx" ON "_info_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_info_pages_v_version_version__status_idx" ON "_info_pages_v" USING btree ("version__status");
  CREATE INDEX "_info_pages_v_created_at_idx" ON "_info_pages_v" USING btree ("created_at");
  CREATE INDEX "_info_pages_v_updated_at_idx" ON "_info_pages_v" USING btree ("updated_at");
  CREATE INDEX "_info_pages_v_snapshot_idx" ON "_info_pages_v" USING btree ("snapshot");
  CREATE INDEX "_info_pages_v_published_locale_idx" ON "_info_pages_v" USING btree ("published_locale");
  CREATE INDEX "_info_pages_v_latest_idx" ON "_info_pages_v" USING btree ("latest");
  CREATE INDEX "_info_pages_v_autosave_idx" ON "_info_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_info_pages_v_locales_locale_parent_id_unique" ON "_info_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_info_pages_v_locales_parent_idx" ON "_info_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_info_pages_v_rels_order_idx" ON "_info_pages_v_rels" USING btree ("order");
  CREATE INDEX "_info_pages_v_rels_parent_idx" ON "_info_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_info_pages_v_rels_path_idx" ON "_info_pages_v_rels" USING btree ("path");
  CREATE INDEX "_info_pages_v_rels_media_id_idx" ON "_info_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "_redirects_v" USING btree ("autosave");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "readers_updated_at_idx" ON "readers" USING btree ("updated_at");
  CREATE INDEX "readers_created_at_idx" ON "readers" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_brand_types_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_types_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_info_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("info_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_readers_id_idx" ON "payload_locked_documents_rels" USING btree ("readers_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_readers_id_idx" ON "payload_preferences_rels" USING btree ("readers_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "opening_hours_opening_periods_list_order_idx" ON "opening_hours_opening_periods_list" USING btree ("_order");
  CREATE INDEX "opening_hours_opening_periods_list_parent_id_idx" ON "opening_hours_opening_periods_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "opening_hours_opening_periods_list_locales_locale_parent_id_" ON "opening_hours_opening_periods_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "opening_hours_opening_periods_list_locales_parent_idx" ON "opening_hours_opening_periods_list_locales" USING btree ("_parent_id");
  CREATE INDEX "opening_hours_seasons_opening_a98d96_list_order_idx" ON "opening_hours_seasons_opening_a98d96_list" USING btree ("_order");
  CREATE INDEX "opening_hours_seasons_opening_a98d96_list_parent_id_idx" ON "opening_hours_seasons_opening_a98d96_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "opening_hours_seasons_opening_a98d96_list_locales_locale_par" ON "opening_hours_seasons_opening_a98d96_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "opening_hours_seasons_opening_a98d96_list_locales_parent_idx" ON "opening_hours_seasons_opening_a98d96_list_locales" USING btree ("_parent_id");
  CREATE INDEX "opening_hours_seasons_list_order_idx" ON "opening_hours_seasons_list" USING btree ("_order");
  CREATE INDEX "opening_hours_seasons_list_parent_id_idx" ON "opening_hours_seasons_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "opening_hours_seasons_list_locales_locale_parent_id_unique" ON "opening_hours_seasons_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "opening_hours_seasons_list_locales_parent_idx" ON "opening_hours_seasons_list_locales" USING btree ("_parent_id");
  CREATE INDEX "opening_hours_opening_hours_list_order_idx" ON "opening_hours_opening_hours_list" USING btree ("_order");
  CREATE INDEX "opening_hours_opening_hours_list_parent_id_idx" ON "opening_hours_opening_hours_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "opening_hours_opening_hours_list_locales_locale_parent_id_un" ON "opening_hours_opening_hours_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "opening_hours_opening_hours_list_locales_parent_idx" ON "opening_hours_opening_hours_list_locales" USING btree ("_parent_id");
  CREATE INDEX "opening_hours_special_days_list_order_idx" ON "opening_hours_special_days_list" USING btree ("_order");
  CREATE INDEX "opening_hours_special_days_list_parent_id_idx" ON "opening_hours_special_days_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "opening_hours_special_days_list_locales_locale_parent_id_uni" ON "opening_hours_special_days_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "opening_hours_special_days_list_locales_parent_idx" ON "opening_hours_special_days_list_locales" USING btree ("_parent_id");
  CREATE INDEX "opening_hours__status_idx" ON "opening_hours" USING btree ("_status");
  CREATE INDEX "_opening_hours_opening_periods_list_v_order_idx" ON "_opening_hours_opening_periods_list_v" USING btree ("_order");
  CREATE INDEX "_opening_hours_opening_periods_list_v_parent_id_idx" ON "_opening_hours_opening_periods_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_opening_hours_opening_periods_list_v_locales_locale_parent_" ON "_opening_hours_opening_periods_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_opening_hours_opening_periods_list_v_locales_parent_idx" ON "_opening_hours_opening_periods_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_seasons_opening_a98d96_list_v_order_idx" ON "_opening_hours_seasons_opening_a98d96_list_v" USING btree ("_order");
  CREATE INDEX "_opening_hours_seasons_opening_a98d96_list_v_parent_id_idx" ON "_opening_hours_seasons_opening_a98d96_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_opening_hours_seasons_opening_a98d96_list_v_locales_locale_" ON "_opening_hours_seasons_opening_a98d96_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_opening_hours_seasons_opening_a98d96_list_v_locales_parent_idx" ON "_opening_hours_seasons_opening_a98d96_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_seasons_list_v_order_idx" ON "_opening_hours_seasons_list_v" USING btree ("_order");
  CREATE INDEX "_opening_hours_seasons_list_v_parent_id_idx" ON "_opening_hours_seasons_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_opening_hours_seasons_list_v_locales_locale_parent_id_uniqu" ON "_opening_hours_seasons_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_opening_hours_seasons_list_v_locales_parent_idx" ON "_opening_hours_seasons_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_opening_hours_list_v_order_idx" ON "_opening_hours_opening_hours_list_v" USING btree ("_order");
  CREATE INDEX "_opening_hours_opening_hours_list_v_parent_id_idx" ON "_opening_hours_opening_hours_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_opening_hours_opening_hours_list_v_locales_locale_parent_id" ON "_opening_hours_opening_hours_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_opening_hours_opening_hours_list_v_locales_parent_idx" ON "_opening_hours_opening_hours_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_special_days_list_v_order_idx" ON "_opening_hours_special_days_list_v" USING btree ("_order");
  CREATE INDEX "_opening_hours_special_days_list_v_parent_id_idx" ON "_opening_hours_special_days_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_opening_hours_special_days_list_v_locales_locale_parent_id_" ON "_opening_hours_special_days_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_opening_hours_special_days_list_v_locales_parent_idx" ON "_opening_hours_special_days_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_opening_hours_v_version_version__status_idx" ON "_opening_hours_v" USING btree ("version__status");
  CREATE INDEX "_opening_hours_v_created_at_idx" ON "_opening_hours_v" USING btree ("created_at");
  CREATE INDEX "_opening_hours_v_updated_at_idx" ON "_opening_hours_v" USING btree ("updated_at");
  CREATE INDEX "_opening_hours_v_snapshot_idx" ON "_opening_hours_v" USING btree ("snapshot");
  CREATE INDEX "_opening_hours_v_published_locale_idx" ON "_opening_hours_v" USING btree ("published_locale");
  CREATE INDEX "_opening_hours_v_latest_idx" ON "_opening_hours_v" USING btree ("latest");
  CREATE INDEX "_opening_hours_v_autosave_idx" ON "_opening_hours_v" USING btree ("autosave");
  CREATE INDEX "menu_entries_sub_links_list_order_idx" ON "menu_entries_sub_links_list" USING btree ("_order");
  CREATE INDEX "menu_entries_sub_links_list_parent_id_idx" ON "menu_entries_sub_links_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_entries_sub_links_list_locales_locale_parent_id_unique" ON "menu_entries_sub_links_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_entries_sub_links_list_locales_parent_idx" ON "menu_entries_sub_links_list_locales" USING btree ("_parent_id");
  CREATE INDEX "menu_entries_groups_sub_links_list_order_idx" ON "menu_entries_groups_sub_links_list" USING btree ("_order");
  CREATE INDEX "menu_entries_groups_sub_links_list_parent_id_idx" ON "menu_entries_groups_sub_links_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_entries_groups_sub_links_list_locales_locale_parent_id_" ON "menu_entries_groups_sub_links_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_entries_groups_sub_links_list_locales_parent_idx" ON "menu_entries_groups_sub_links_list_locales" USING btree ("_parent_id");
  CREATE INDEX "menu_entries_groups_list_order_idx" ON "menu_entries_groups_list" USING btree ("_order");
  CREATE INDEX "menu_entries_groups_list_parent_id_idx" ON "menu_entries_groups_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_entries_groups_list_locales_locale_parent_id_unique" ON "menu_entries_groups_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_entries_groups_list_locales_parent_idx" ON "menu_entries_groups_list_locales" USING btree ("_parent_id");
  CREATE INDEX "menu_entries_list_order_idx" ON "menu_entries_list" USING btree ("_order");
  CREATE INDEX "menu_entries_list_parent_id_idx" ON "menu_entries_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_entries_list_locales_locale_parent_id_unique" ON "menu_entries_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_entries_list_locales_parent_idx" ON "menu_entries_list_locales" USING btree ("_parent_id");
  CREATE INDEX "menu__status_idx" ON "menu" USING btree ("_status");
  CREATE INDEX "_menu_entries_sub_links_list_v_order_idx" ON "_menu_entries_sub_links_list_v" USING btree ("_order");
  CREATE INDEX "_menu_entries_sub_links_list_v_parent_id_idx" ON "_menu_entries_sub_links_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_entries_sub_links_list_v_locales_locale_parent_id_uniq" ON "_menu_entries_sub_links_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_entries_sub_links_list_v_locales_parent_idx" ON "_menu_entries_sub_links_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_entries_groups_sub_links_list_v_order_idx" ON "_menu_entries_groups_sub_links_list_v" USING btree ("_order");
  CREATE INDEX "_menu_entries_groups_sub_links_list_v_parent_id_idx" ON "_menu_entries_groups_sub_links_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_entries_groups_sub_links_list_v_locales_locale_parent_" ON "_menu_entries_groups_sub_links_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_entries_groups_sub_links_list_v_locales_parent_idx" ON "_menu_entries_groups_sub_links_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_entries_groups_list_v_order_idx" ON "_menu_entries_groups_list_v" USING btree ("_order");
  CREATE INDEX "_menu_entries_groups_list_v_parent_id_idx" ON "_menu_entries_groups_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_entries_groups_list_v_locales_locale_parent_id_unique" ON "_menu_entries_groups_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_entries_groups_list_v_locales_parent_idx" ON "_menu_entries_groups_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_entries_list_v_order_idx" ON "_menu_entries_list_v" USING btree ("_order");
  CREATE INDEX "_menu_entries_list_v_parent_id_idx" ON "_menu_entries_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_entries_list_v_locales_locale_parent_id_unique" ON "_menu_entries_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_entries_list_v_locales_parent_idx" ON "_menu_entries_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  CREATE INDEX "_menu_v_autosave_idx" ON "_menu_v" USING btree ("autosave");
  CREATE INDEX "social_entries_list_order_idx" ON "social_entries_list" USING btree ("_order");
  CREATE INDEX "social_entries_list_parent_id_idx" ON "social_entries_list" USING btree ("_parent_id");
  CREATE INDEX "social__status_idx" ON "social" USING btree ("_status");
  CREATE INDEX "_social_entries_list_v_order_idx" ON "_social_entries_list_v" USING btree ("_order");
  CREATE INDEX "_social_entries_list_v_parent_id_idx" ON "_social_entries_list_v" USING btree ("_parent_id");
  CREATE INDEX "_social_v_version_version__status_idx" ON "_social_v" USING btree ("version__status");
  CREATE INDEX "_social_v_created_at_idx" ON "_social_v" USING btree ("created_at");
  CREATE INDEX "_social_v_updated_at_idx" ON "_social_v" USING btree ("updated_at");
  CREATE INDEX "_social_v_snapshot_idx" ON "_social_v" USING btree ("snapshot");
  CREATE INDEX "_social_v_published_locale_idx" ON "_social_v" USING btree ("published_locale");
  CREATE INDEX "_social_v_latest_idx" ON "_social_v" USING btree ("latest");
  CREATE INDEX "_social_v_autosave_idx" ON "_social_v" USING btree ("autosave");
  CREATE INDEX "widgets_entries_list_order_idx" ON "widgets_entries_list" USING btree ("_order");
  CREATE INDEX "widgets_entries_list_parent_id_idx" ON "widgets_entries_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "widgets_entries_list_locales_locale_parent_id_unique" ON "widgets_entries_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "widgets_entries_list_locales_parent_idx" ON "widgets_entries_list_locales" USING btree ("_parent_id");
  CREATE INDEX "widgets__status_idx" ON "widgets" USING btree ("_status");
  CREATE INDEX "_widgets_entries_list_v_order_idx" ON "_widgets_entries_list_v" USING btree ("_order");
  CREATE INDEX "_widgets_entries_list_v_parent_id_idx" ON "_widgets_entries_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_widgets_entries_list_v_locales_locale_parent_id_unique" ON "_widgets_entries_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_widgets_entries_list_v_locales_parent_idx" ON "_widgets_entries_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_widgets_v_version_version__status_idx" ON "_widgets_v" USING btree ("version__status");
  CREATE INDEX "_widgets_v_created_at_idx" ON "_widgets_v" USING btree ("created_at");
  CREATE INDEX "_widgets_v_updated_at_idx" ON "_widgets_v" USING btree ("updated_at");
  CREATE INDEX "_widgets_v_snapshot_idx" ON "_widgets_v" USING btree ("snapshot");
  CREATE INDEX "_widgets_v_published_locale_idx" ON "_widgets_v" USING btree ("published_locale");
  CREATE INDEX "_widgets_v_latest_idx" ON "_widgets_v" USING btree ("latest");
  CREATE INDEX "_widgets_v_autosave_idx" ON "_widgets_v" USING btree ("autosave");
  CREATE INDEX "company_addresses_numbers_list_order_idx" ON "company_addresses_numbers_list" USING btree ("_order");
  CREATE INDEX "company_addresses_numbers_list_parent_id_idx" ON "company_addresses_numbers_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_numbers_list_locales_locale_parent_id_uniq" ON "company_addresses_numbers_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_numbers_list_locales_parent_idx" ON "company_addresses_numbers_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_emails_list_order_idx" ON "company_addresses_emails_list" USING btree ("_order");
  CREATE INDEX "company_addresses_emails_list_parent_id_idx" ON "company_addresses_emails_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_emails_list_locales_locale_parent_id_uniqu" ON "company_addresses_emails_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_emails_list_locales_parent_idx" ON "company_addresses_emails_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_opening_hou_2d7446_list_order_idx" ON "company_addresses_opening_hou_2d7446_list" USING btree ("_order");
  CREATE INDEX "company_addresses_opening_hou_2d7446_list_parent_id_idx" ON "company_addresses_opening_hou_2d7446_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_opening_hou_2d7446_list_locales_locale_par" ON "company_addresses_opening_hou_2d7446_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_opening_hou_2d7446_list_locales_parent_idx" ON "company_addresses_opening_hou_2d7446_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_opening_hou_4475c7_list_order_idx" ON "company_addresses_opening_hou_4475c7_list" USING btree ("_order");
  CREATE INDEX "company_addresses_opening_hou_4475c7_list_parent_id_idx" ON "company_addresses_opening_hou_4475c7_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_opening_hou_4475c7_list_locales_locale_par" ON "company_addresses_opening_hou_4475c7_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_opening_hou_4475c7_list_locales_parent_idx" ON "company_addresses_opening_hou_4475c7_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_opening_hou_4fc0a4_list_order_idx" ON "company_addresses_opening_hou_4fc0a4_list" USING btree ("_order");
  CREATE INDEX "company_addresses_opening_hou_4fc0a4_list_parent_id_idx" ON "company_addresses_opening_hou_4fc0a4_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_opening_hou_4fc0a4_list_locales_locale_par" ON "company_addresses_opening_hou_4fc0a4_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_opening_hou_4fc0a4_list_locales_parent_idx" ON "company_addresses_opening_hou_4fc0a4_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_opening_hou_59ece1_list_order_idx" ON "company_addresses_opening_hou_59ece1_list" USING btree ("_order");
  CREATE INDEX "company_addresses_opening_hou_59ece1_list_parent_id_idx" ON "company_addresses_opening_hou_59ece1_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_opening_hou_59ece1_list_locales_locale_par" ON "company_addresses_opening_hou_59ece1_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_opening_hou_59ece1_list_locales_parent_idx" ON "company_addresses_opening_hou_59ece1_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_opening_hou_bae5bc_list_order_idx" ON "company_addresses_opening_hou_bae5bc_list" USING btree ("_order");
  CREATE INDEX "company_addresses_opening_hou_bae5bc_list_parent_id_idx" ON "company_addresses_opening_hou_bae5bc_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_opening_hou_bae5bc_list_locales_locale_par" ON "company_addresses_opening_hou_bae5bc_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_opening_hou_bae5bc_list_locales_parent_idx" ON "company_addresses_opening_hou_bae5bc_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_addresses_list_order_idx" ON "company_addresses_list" USING btree ("_order");
  CREATE INDEX "company_addresses_list_parent_id_idx" ON "company_addresses_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_addresses_list_locales_locale_parent_id_unique" ON "company_addresses_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_addresses_list_locales_parent_idx" ON "company_addresses_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_emails_list_order_idx" ON "company_emails_list" USING btree ("_order");
  CREATE INDEX "company_emails_list_parent_id_idx" ON "company_emails_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_emails_list_locales_locale_parent_id_unique" ON "company_emails_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_emails_list_locales_parent_idx" ON "company_emails_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_numbers_list_order_idx" ON "company_numbers_list" USING btree ("_order");
  CREATE INDEX "company_numbers_list_parent_id_idx" ON "company_numbers_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_numbers_list_locales_locale_parent_id_unique" ON "company_numbers_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_numbers_list_locales_parent_idx" ON "company_numbers_list_locales" USING btree ("_parent_id");
  CREATE INDEX "company_executives_list_order_idx" ON "company_executives_list" USING btree ("_order");
  CREATE INDEX "company_executives_list_parent_id_idx" ON "company_executives_list" USING btree ("_parent_id");
  CREATE INDEX "company_registers_list_order_idx" ON "company_registers_list" USING btree ("_order");
  CREATE INDEX "company_registers_list_parent_id_idx" ON "company_registers_list" USING btree ("_parent_id");
  CREATE INDEX "company__status_idx" ON "company" USING btree ("_status");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_locales_parent_idx" ON "company_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_numbers_list_v_order_idx" ON "_company_addresses_numbers_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_numbers_list_v_parent_id_idx" ON "_company_addresses_numbers_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_numbers_list_v_locales_locale_parent_id_u" ON "_company_addresses_numbers_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_numbers_list_v_locales_parent_idx" ON "_company_addresses_numbers_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_emails_list_v_order_idx" ON "_company_addresses_emails_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_emails_list_v_parent_id_idx" ON "_company_addresses_emails_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_emails_list_v_locales_locale_parent_id_un" ON "_company_addresses_emails_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_emails_list_v_locales_parent_idx" ON "_company_addresses_emails_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_2d7446_list_v_order_idx" ON "_company_addresses_opening_hou_2d7446_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_opening_hou_2d7446_list_v_parent_id_idx" ON "_company_addresses_opening_hou_2d7446_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_opening_hou_2d7446_list_v_locales_locale_" ON "_company_addresses_opening_hou_2d7446_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_2d7446_list_v_locales_parent_idx" ON "_company_addresses_opening_hou_2d7446_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_4475c7_list_v_order_idx" ON "_company_addresses_opening_hou_4475c7_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_opening_hou_4475c7_list_v_parent_id_idx" ON "_company_addresses_opening_hou_4475c7_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_opening_hou_4475c7_list_v_locales_locale_" ON "_company_addresses_opening_hou_4475c7_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_4475c7_list_v_locales_parent_idx" ON "_company_addresses_opening_hou_4475c7_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_4fc0a4_list_v_order_idx" ON "_company_addresses_opening_hou_4fc0a4_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_opening_hou_4fc0a4_list_v_parent_id_idx" ON "_company_addresses_opening_hou_4fc0a4_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_opening_hou_4fc0a4_list_v_locales_locale_" ON "_company_addresses_opening_hou_4fc0a4_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_4fc0a4_list_v_locales_parent_idx" ON "_company_addresses_opening_hou_4fc0a4_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_59ece1_list_v_order_idx" ON "_company_addresses_opening_hou_59ece1_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_opening_hou_59ece1_list_v_parent_id_idx" ON "_company_addresses_opening_hou_59ece1_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_opening_hou_59ece1_list_v_locales_locale_" ON "_company_addresses_opening_hou_59ece1_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_59ece1_list_v_locales_parent_idx" ON "_company_addresses_opening_hou_59ece1_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_bae5bc_list_v_order_idx" ON "_company_addresses_opening_hou_bae5bc_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_opening_hou_bae5bc_list_v_parent_id_idx" ON "_company_addresses_opening_hou_bae5bc_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_opening_hou_bae5bc_list_v_locales_locale_" ON "_company_addresses_opening_hou_bae5bc_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_opening_hou_bae5bc_list_v_locales_parent_idx" ON "_company_addresses_opening_hou_bae5bc_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_addresses_list_v_order_idx" ON "_company_addresses_list_v" USING btree ("_order");
  CREATE INDEX "_company_addresses_list_v_parent_id_idx" ON "_company_addresses_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_addresses_list_v_locales_locale_parent_id_unique" ON "_company_addresses_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_addresses_list_v_locales_parent_idx" ON "_company_addresses_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_emails_list_v_order_idx" ON "_company_emails_list_v" USING btree ("_order");
  CREATE INDEX "_company_emails_list_v_parent_id_idx" ON "_company_emails_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_emails_list_v_locales_locale_parent_id_unique" ON "_company_emails_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_emails_list_v_locales_parent_idx" ON "_company_emails_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_numbers_list_v_order_idx" ON "_company_numbers_list_v" USING btree ("_order");
  CREATE INDEX "_company_numbers_list_v_parent_id_idx" ON "_company_numbers_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_numbers_list_v_locales_locale_parent_id_unique" ON "_company_numbers_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_numbers_list_v_locales_parent_idx" ON "_company_numbers_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_executives_list_v_order_idx" ON "_company_executives_list_v" USING btree ("_order");
  CREATE INDEX "_company_executives_list_v_parent_id_idx" ON "_company_executives_list_v" USING btree ("_parent_id");
  CREATE INDEX "_company_registers_list_v_order_idx" ON "_company_registers_list_v" USING btree ("_order");
  CREATE INDEX "_company_registers_list_v_parent_id_idx" ON "_company_registers_list_v" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_version__status_idx" ON "_company_v" USING btree ("version__status");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE INDEX "_company_v_snapshot_idx" ON "_company_v" USING btree ("snapshot");
  CREATE INDEX "_company_v_published_locale_idx" ON "_company_v" USING btree ("published_locale");
  CREATE INDEX "_company_v_latest_idx" ON "_company_v" USING btree ("latest");
  CREATE INDEX "_company_v_autosave_idx" ON "_company_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_company_v_locales_locale_parent_id_unique" ON "_company_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_locales_parent_idx" ON "_company_v_locales" USING btree ("_parent_id");
  CREATE INDEX "legal_data_protection_commissioner_list_order_idx" ON "legal_data_protection_commissioner_list" USING btree ("_order");
  CREATE INDEX "legal_data_protection_commissioner_list_parent_id_idx" ON "legal_data_protection_commissioner_list" USING btree ("_parent_id");
  CREATE INDEX "legal__status_idx" ON "legal" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_locales_locale_parent_id_unique" ON "legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_locales_parent_idx" ON "legal_locales" USING btree ("_parent_id");
  CREATE INDEX "_legal_data_protection_commissioner_list_v_order_idx" ON "_legal_data_protection_commissioner_list_v" USING btree ("_order");
  CREATE INDEX "_legal_data_protection_commissioner_list_v_parent_id_idx" ON "_legal_data_protection_commissioner_list_v" USING btree ("_parent_id");
  CREATE INDEX "_legal_v_version_version__status_idx" ON "_legal_v" USING btree ("version__status");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  CREATE INDEX "_legal_v_snapshot_idx" ON "_legal_v" USING btree ("snapshot");
  CREATE INDEX "_legal_v_published_locale_idx" ON "_legal_v" USING btree ("published_locale");
  CREATE INDEX "_legal_v_latest_idx" ON "_legal_v" USING btree ("latest");
  CREATE INDEX "_legal_v_autosave_idx" ON "_legal_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_legal_v_locales_locale_parent_id_unique" ON "_legal_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_v_locales_parent_idx" ON "_legal_v_locales" USING btree ("_parent_id");
  CREATE INDEX "consents_entries_list_order_idx" ON "consents_entries_list" USING btree ("_order");
  CREATE INDEX "consents_entries_list_parent_id_idx" ON "consents_entries_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consents_entries_list_locales_locale_parent_id_unique" ON "consents_entries_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consents_entries_list_locales_parent_idx" ON "consents_entries_list_locales" USING btree ("_parent_id");
  CREATE INDEX "consents__status_idx" ON "consents" USING btree ("_status");
  CREATE INDEX "_consents_entries_list_v_order_idx" ON "_consents_entries_list_v" USING btree ("_order");
  CREATE INDEX "_consents_entries_list_v_parent_id_idx" ON "_consents_entries_list_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_consents_entries_list_v_locales_locale_parent_id_unique" ON "_consents_entries_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consents_entries_list_v_locales_parent_idx" ON "_consents_entries_list_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_consents_v_version_version__status_idx" ON "_consents_v" USING btree ("version__status");
  CREATE INDEX "_consents_v_created_at_idx" ON "_consents_v" USING btree ("created_at");
  CREATE INDEX "_consents_v_updated_at_idx" ON "_consents_v" USING btree ("updated_at");
  CREATE INDEX "_consents_v_snapshot_idx" ON "_consents_v" USING btree ("snapshot");
  CREATE INDEX "_consents_v_published_locale_idx" ON "_consents_v" USING btree ("published_locale");
  CREATE INDEX "_consents_v_latest_idx" ON "_consents_v" USING btree ("latest");
  CREATE INDEX "_consents_v_autosave_idx" ON "_consents_v" USING btree ("autosave");
  CREATE INDEX "project_languages_list_order_idx" ON "project_languages_list" USING btree ("order");
  CREATE INDEX "project_languages_list_parent_idx" ON "project_languages_list" USING btree ("parent_id");
  CREATE INDEX "project_config_business_types_list_order_idx" ON "project_config_business_types_list" USING btree ("order");
  CREATE INDEX "project_config_business_types_list_parent_idx" ON "project_config_business_types_list" USING btree ("parent_id");
  CREATE INDEX "project_config_forms_newslett_d0d7e5_list_order_idx" ON "project_config_forms_newslett_d0d7e5_list" USING btree ("order");
  CREATE INDEX "project_config_forms_newslett_d0d7e5_list_parent_idx" ON "project_config_forms_newslett_d0d7e5_list" USING btree ("parent_id");
  CREATE INDEX "project_logo_idx" ON "project" USING btree ("logo_id");
  CREATE INDEX "project_logo_mark_idx" ON "project" USING btree ("logo_mark_id");
  CREATE INDEX "project_social_image_idx" ON "project" USING btree ("social_image_id");
  CREATE INDEX "project__status_idx" ON "project" USING btree ("_status");
  CREATE UNIQUE INDEX "project_locales_locale_parent_id_unique" ON "project_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_locales_parent_idx" ON "project_locales" USING btree ("_parent_id");
  CREATE INDEX "project_texts_order_parent" ON "project_texts" USING btree ("order","parent_id");
  CREATE INDEX "_project_languages_list_v_order_idx" ON "_project_languages_list_v" USING btree ("order");
  CREATE INDEX "_project_languages_list_v_parent_idx" ON "_project_languages_list_v" USING btree ("parent_id");
  CREATE INDEX "_project_config_business_types_list_v_order_idx" ON "_project_config_business_types_list_v" USING btree ("order");
  CREATE INDEX "_project_config_business_types_list_v_parent_idx" ON "_project_config_business_types_list_v" USING btree ("parent_id");
  CREATE INDEX "_project_config_forms_newslett_d0d7e5_list_v_order_idx" ON "_project_config_forms_newslett_d0d7e5_list_v" USING btree ("order");
  CREATE INDEX "_project_config_forms_newslett_d0d7e5_list_v_parent_idx" ON "_project_config_forms_newslett_d0d7e5_list_v" USING btree ("parent_id");
  CREATE INDEX "_project_v_version_version_logo_idx" ON "_project_v" USING btree ("version_logo_id");
  CREATE INDEX "_project_v_version_version_logo_mark_idx" ON "_project_v" USING btree ("version_logo_mark_id");
  CREATE INDEX "_project_v_version_version_social_image_idx" ON "_project_v" USING btree ("version_social_image_id");
  CREATE INDEX "_project_v_version_version__status_idx" ON "_project_v" USING btree ("version__status");
  CREATE INDEX "_project_v_created_at_idx" ON "_project_v" USING btree ("created_at");
  CREATE INDEX "_project_v_updated_at_idx" ON "_project_v" USING btree ("updated_at");
  CREATE INDEX "_project_v_snapshot_idx" ON "_project_v" USING btree ("snapshot");
  CREATE INDEX "_project_v_published_locale_idx" ON "_project_v" USING btree ("published_locale");
  CREATE INDEX "_project_v_latest_idx" ON "_project_v" USING btree ("latest");
  CREATE INDEX "_project_v_autosave_idx" ON "_project_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_project_v_locales_locale_parent_id_unique" ON "_project_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_v_locales_parent_idx" ON "_project_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_v_texts_order_parent" ON "_project_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "theme__status_idx" ON "theme" USING btree ("_status");
  CREATE INDEX "_theme_v_version_version__status_idx" ON "_theme_v" USING btree ("version__status");
  CREATE INDEX "_theme_v_created_at_idx" ON "_theme_v" USING btree ("created_at");
  CREATE INDEX "_theme_v_updated_at_idx" ON "_theme_v" USING btree ("updated_at");
  CREATE INDEX "_theme_v_snapshot_idx" ON "_theme_v" USING btree ("snapshot");
  CREATE INDEX "_theme_v_published_locale_idx" ON "_theme_v" USING btree ("published_locale");
  CREATE INDEX "_theme_v_latest_idx" ON "_theme_v" USING btree ("latest");
  CREATE INDEX "_theme_v_autosave_idx" ON "_theme_v" USING btree ("autosave");
  CREATE INDEX "accepted_warnings_entries_list_order_idx" ON "accepted_warnings_entries_list" USING btree ("_order");
  CREATE INDEX "accepted_warnings_entries_list_parent_id_idx" ON "accepted_warnings_entries_list" USING btree ("_parent_id");
  CREATE INDEX "accepted_warnings__status_idx" ON "accepted_warnings" USING btree ("_status");
  CREATE INDEX "_accepted_warnings_entries_list_v_order_idx" ON "_accepted_warnings_entries_list_v" USING btree ("_order");
  CREATE INDEX "_accepted_warnings_entries_list_v_parent_id_idx" ON "_accepted_warnings_entries_list_v" USING btree ("_parent_id");
  CREATE INDEX "_accepted_warnings_v_version_version__status_idx" ON "_accepted_warnings_v" USING btree ("version__status");
  CREATE INDEX "_accepted_warnings_v_created_at_idx" ON "_accepted_warnings_v" USING btree ("created_at");
  CREATE INDEX "_accepted_warnings_v_updated_at_idx" ON "_accepted_warnings_v" USING btree ("updated_at");
  CREATE INDEX "_accepted_warnings_v_snapshot_idx" ON "_accepted_warnings_v" USING btree ("snapshot");
  CREATE INDEX "_accepted_warnings_v_published_locale_idx" ON "_accepted_warnings_v" USING btree ("published_locale");
  CREATE INDEX "_accepted_warnings_v_latest_idx" ON "_accepted_warnings_v" USING btree ("latest");
  CREATE INDEX "_accepted_warnings_v_autosave_idx" ON "_accepted_warnings_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "brand_types" CASCADE;
  DROP TABLE "brand_types_locales" CASCADE;
  DROP TABLE "_brand_types_v" CASCADE;
  DROP TABLE "_brand_types_v_locales" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "brands_locales" CASCADE;
  DROP TABLE "brands_rels" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "_brands_v_locales" CASCADE;
  DROP TABLE "_brands_v_rels" CASCADE;
  DROP TABLE "categories_teasers_list" CASCADE;
  DROP TABLE "categories_teasers_list_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "categories_rels" CASCADE;
  DROP TABLE "_categories_teasers_list_v" CASCADE;
  DROP TABLE "_categories_teasers_list_v_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "_categories_v_rels" CASCADE;
  DROP TABLE "pages_teasers_list" CASCADE;
  DROP TABLE "pages_teasers_list_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_teasers_list_v" CASCADE;
  DROP TABLE "_pages_teasers_list_v_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "info_pages_teasers_list" CASCADE;
  DROP TABLE "info_pages_teasers_list_locales" CASCADE;
  DROP TABLE "info_pages" CASCADE;
  DROP TABLE "info_pages_locales" CASCADE;
  DROP TABLE "info_pages_rels" CASCADE;
  DROP TABLE "_info_pages_teasers_list_v" CASCADE;
  DROP TABLE "_info_pages_teasers_list_v_locales" CASCADE;
  DROP TABLE "_info_pages_v" CASCADE;
  DROP TABLE "_info_pages_v_locales" CASCADE;
  DROP TABLE "_info_pages_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "readers" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "opening_hours_opening_periods_list" CASCADE;
  DROP TABLE "opening_hours_opening_periods_list_locales" CASCADE;
  DROP TABLE "opening_hours_seasons_opening_a98d96_list" CASCADE;
  DROP TABLE "opening_hours_seasons_opening_a98d96_list_locales" CASCADE;
  DROP TABLE "opening_hours_seasons_list" CASCADE;
  DROP TABLE "opening_hours_seasons_list_locales" CASCADE;
  DROP TABLE "opening_hours_opening_hours_list" CASCADE;
  DROP TABLE "opening_hours_opening_hours_list_locales" CASCADE;
  DROP TABLE "opening_hours_special_days_list" CASCADE;
  DROP TABLE "opening_hours_special_days_list_locales" CASCADE;
  DROP TABLE "opening_hours" CASCADE;
  DROP TABLE "_opening_hours_opening_periods_list_v" CASCADE;
  DROP TABLE "_opening_hours_opening_periods_list_v_locales" CASCADE;
  DROP TABLE "_opening_hours_seasons_opening_a98d96_list_v" CASCADE;
  DROP TABLE "_opening_hours_seasons_opening_a98d96_list_v_locales" CASCADE;
  DROP TABLE "_opening_hours_seasons_list_v" CASCADE;
  DROP TABLE "_opening_hours_seasons_list_v_locales" CASCADE;
  DROP TABLE "_opening_hours_opening_hours_list_v" CASCADE;
  DROP TABLE "_opening_hours_opening_hours_list_v_locales" CASCADE;
  DROP TABLE "_opening_hours_special_days_list_v" CASCADE;
  DROP TABLE "_opening_hours_special_days_list_v_locales" CASCADE;
  DROP TABLE "_opening_hours_v" CASCADE;
  DROP TABLE "menu_entries_sub_links_list" CASCADE;
  DROP TABLE "menu_entries_sub_links_list_locales" CASCADE;
  DROP TABLE "menu_entries_groups_sub_links_list" CASCADE;
  DROP TABLE "menu_entries_groups_sub_links_list_locales" CASCADE;
  DROP TABLE "menu_entries_groups_list" CASCADE;
  DROP TABLE "menu_entries_groups_list_locales" CASCADE;
  DROP TABLE "menu_entries_list" CASCADE;
  DROP TABLE "menu_entries_list_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "_menu_entries_sub_links_list_v" CASCADE;
  DROP TABLE "_menu_entries_sub_links_list_v_locales" CASCADE;
  DROP TABLE "_menu_entries_groups_sub_links_list_v" CASCADE;
  DROP TABLE "_menu_entries_groups_sub_links_list_v_locales" CASCADE;
  DROP TABLE "_menu_entries_groups_list_v" CASCADE;
  DROP TABLE "_menu_entries_groups_list_v_locales" CASCADE;
  DROP TABLE "_menu_entries_list_v" CASCADE;
  DROP TABLE "_menu_entries_list_v_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TABLE "social_entries_list" CASCADE;
  DROP TABLE "social" CASCADE;
  DROP TABLE "_social_entries_list_v" CASCADE;
  DROP TABLE "_social_v" CASCADE;
  DROP TABLE "widgets_entries_list" CASCADE;
  DROP TABLE "widgets_entries_list_locales" CASCADE;
  DROP TABLE "widgets" CASCADE;
  DROP TABLE "_widgets_entries_list_v" CASCADE;
  DROP TABLE "_widgets_entries_list_v_locales" CASCADE;
  DROP TABLE "_widgets_v" CASCADE;
  DROP TABLE "company_addresses_numbers_list" CASCADE;
  DROP TABLE "company_addresses_numbers_list_locales" CASCADE;
  DROP TABLE "company_addresses_emails_list" CASCADE;
  DROP TABLE "company_addresses_emails_list_locales" CASCADE;
  DROP TABLE "company_addresses_opening_hou_2d7446_list" CASCADE;
  DROP TABLE "company_addresses_opening_hou_2d7446_list_locales" CASCADE;
  DROP TABLE "company_addresses_opening_hou_4475c7_list" CASCADE;
  DROP TABLE "company_addresses_opening_hou_4475c7_list_locales" CASCADE;
  DROP TABLE "company_addresses_opening_hou_4fc0a4_list" CASCADE;
  DROP TABLE "company_addresses_opening_hou_4fc0a4_list_locales" CASCADE;
  DROP TABLE "company_addresses_opening_hou_59ece1_list" CASCADE;
  DROP TABLE "company_addresses_opening_hou_59ece1_list_locales" CASCADE;
  DROP TABLE "company_addresses_opening_hou_bae5bc_list" CASCADE;
  DROP TABLE "company_addresses_opening_hou_bae5bc_list_locales" CASCADE;
  DROP TABLE "company_addresses_list" CASCADE;
  DROP TABLE "company_addresses_list_locales" CASCADE;
  DROP TABLE "company_emails_list" CASCADE;
  DROP TABLE "company_emails_list_locales" CASCADE;
  DROP TABLE "company_numbers_list" CASCADE;
  DROP TABLE "company_numbers_list_locales" CASCADE;
  DROP TABLE "company_executives_list" CASCADE;
  DROP TABLE "company_registers_list" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "_company_addresses_numbers_list_v" CASCADE;
  DROP TABLE "_company_addresses_numbers_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_emails_list_v" CASCADE;
  DROP TABLE "_company_addresses_emails_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_2d7446_list_v" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_2d7446_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_4475c7_list_v" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_4475c7_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_4fc0a4_list_v" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_4fc0a4_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_59ece1_list_v" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_59ece1_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_bae5bc_list_v" CASCADE;
  DROP TABLE "_company_addresses_opening_hou_bae5bc_list_v_locales" CASCADE;
  DROP TABLE "_company_addresses_list_v" CASCADE;
  DROP TABLE "_company_addresses_list_v_locales" CASCADE;
  DROP TABLE "_company_emails_list_v" CASCADE;
  DROP TABLE "_company_emails_list_v_locales" CASCADE;
  DROP TABLE "_company_numbers_list_v" CASCADE;
  DROP TABLE "_company_numbers_list_v_locales" CASCADE;
  DROP TABLE "_company_executives_list_v" CASCADE;
  DROP TABLE "_company_registers_list_v" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TABLE "legal_data_protection_commissioner_list" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TABLE "legal_locales" CASCADE;
  DROP TABLE "_legal_data_protection_commissioner_list_v" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  DROP TABLE "_legal_v_locales" CASCADE;
  DROP TABLE "consents_entries_list" CASCADE;
  DROP TABLE "consents_entries_list_locales" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "_consents_entries_list_v" CASCADE;
  DROP TABLE "_consents_entries_list_v_locales" CASCADE;
  DROP TABLE "_consents_v" CASCADE;
  DROP TABLE "project_languages_list" CASCADE;
  DROP TABLE "project_config_business_types_list" CASCADE;
  DROP TABLE "project_config_forms_newslett_d0d7e5_list" CASCADE;
  DROP TABLE "project" CASCADE;
  DROP TABLE "project_locales" CASCADE;
  DROP TABLE "project_texts" CASCADE;
  DROP TABLE "_project_languages_list_v" CASCADE;
  DROP TABLE "_project_config_business_types_list_v" CASCADE;
  DROP TABLE "_project_config_forms_newslett_d0d7e5_list_v" CASCADE;
  DROP TABLE "_project_v" CASCADE;
  DROP TABLE "_project_v_locales" CASCADE;
  DROP TABLE "_project_v_texts" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "_theme_v" CASCADE;
  DROP TABLE "accepted_warnings_entries_list" CASCADE;
  DROP TABLE "accepted_warnings" CASCADE;
  DROP TABLE "_accepted_warnings_entries_list_v" CASCADE;
  DROP TABLE "_accepted_warnings_v" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_brand_types_status";
  DROP TYPE "public"."enum__brand_types_v_version_status";
  DROP TYPE "public"."enum__brand_types_v_published_locale";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum__brands_v_published_locale";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."choice_pages_key";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_info_pages_status";
  DROP TYPE "public"."enum__info_pages_v_version_status";
  DROP TYPE "public"."enum__info_pages_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."choice_opening_hours_opening_periods_day";
  DROP TYPE "public"."choice_opening_hours_seasons_opening_ba78a1";
  DROP TYPE "public"."enum_opening_hours_status";
  DROP TYPE "public"."enum__opening_hours_v_version_status";
  DROP TYPE "public"."enum__opening_hours_v_published_locale";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum__menu_v_published_locale";
  DROP TYPE "public"."choice_social_entries_media";
  DROP TYPE "public"."enum_social_status";
  DROP TYPE "public"."enum__social_v_version_status";
  DROP TYPE "public"."enum__social_v_published_locale";
  DROP TYPE "public"."choice_widgets_entries_widget_name";
  DROP TYPE "public"."enum_widgets_status";
  DROP TYPE "public"."enum__widgets_v_version_status";
  DROP TYPE "public"."enum__widgets_v_published_locale";
  DROP TYPE "public"."choice_company_addresses_numbers_type";
  DROP TYPE "public"."choice_company_addresses_opening_hou_ef8b8c";
  DROP TYPE "public"."choice_company_addresses_opening_hou_41ebdc";
  DROP TYPE "public"."choice_company_addresses_address_type";
  DROP TYPE "public"."choice_company_numbers_type";
  DROP TYPE "public"."choice_company_legal_form";
  DROP TYPE "public"."enum_company_status";
  DROP TYPE "public"."enum__company_v_version_status";
  DROP TYPE "public"."enum__company_v_published_locale";
  DROP TYPE "public"."enum_legal_status";
  DROP TYPE "public"."enum__legal_v_version_status";
  DROP TYPE "public"."enum__legal_v_published_locale";
  DROP TYPE "public"."enum_consents_status";
  DROP TYPE "public"."enum__consents_v_version_status";
  DROP TYPE "public"."enum__consents_v_published_locale";
  DROP TYPE "public"."choice_project_languages";
  DROP TYPE "public"."choice_project_config_business_types";
  DROP TYPE "public"."choice_project_config_forms_newslett_d0d7e5";
  DROP TYPE "public"."choice_project_config_consent_analyt_220ee5";
  DROP TYPE "public"."choice_project_config_consent_first__ff5580";
  DROP TYPE "public"."choice_project_config_map_provider";
  DROP TYPE "public"."choice_project_config_matomo_opt_out";
  DROP TYPE "public"."choice_project_config_service_worker";
  DROP TYPE "public"."enum_project_status";
  DROP TYPE "public"."enum__project_v_version_status";
  DROP TYPE "public"."enum__project_v_published_locale";
  DROP TYPE "public"."enum_theme_status";
  DROP TYPE "public"."enum__theme_v_version_status";
  DROP TYPE "public"."enum__theme_v_published_locale";
  DROP TYPE "public"."enum_accepted_warnings_status";
  DROP TYPE "public"."enum__accepted_warnings_v_version_status";
  DROP TYPE "public"."enum__accepted_warnings_v_published_locale";`)
}
