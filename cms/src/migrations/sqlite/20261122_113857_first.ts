import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`record_id\` text,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`translations_title\` text,
  	\`translations_place\` text,
  	\`translations_text\` text,
  	\`admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_parent_idx\` ON \`events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_record_id\` text,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_time_open\` text,
  	\`version_time_close\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_image_idx\` ON \`_events_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_translations_title\` text,
  	\`version_translations_place\` text,
  	\`version_translations_text\` text,
  	\`version_admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_parent_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`record_id\` text,
  	\`page\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_types_updated_at_idx\` ON \`brand_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brand_types_created_at_idx\` ON \`brand_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`brand_types__status_idx\` ON \`brand_types\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`brand_types_locales\` (
  	\`translations_type_name\` text,
  	\`admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_types_locales_locale_parent_id_unique\` ON \`brand_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_types_locales_parent_idx\` ON \`brand_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_types_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_record_id\` text,
  	\`version_page\` text,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_types_v_parent_idx\` ON \`_brand_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_version_version_updated_at_idx\` ON \`_brand_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_version_version_created_at_idx\` ON \`_brand_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_version_version__status_idx\` ON \`_brand_types_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_created_at_idx\` ON \`_brand_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_updated_at_idx\` ON \`_brand_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_snapshot_idx\` ON \`_brand_types_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_published_locale_idx\` ON \`_brand_types_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_latest_idx\` ON \`_brand_types_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_autosave_idx\` ON \`_brand_types_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_brand_types_v_locales\` (
  	\`version_translations_type_name\` text,
  	\`version_admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brand_types_v_locales_locale_parent_id_unique\` ON \`_brand_types_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_types_v_locales_parent_idx\` ON \`_brand_types_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`display_name\` text,
  	\`type_id\` integer,
  	\`sort\` numeric DEFAULT 0,
  	\`logo_id\` integer,
  	\`image_id\` integer,
  	\`website\` text,
  	\`founded\` numeric,
  	\`origin\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`type_id\`) REFERENCES \`brand_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brands_type_idx\` ON \`brands\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_logo_idx\` ON \`brands\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_image_idx\` ON \`brands\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`brands__status_idx\` ON \`brands\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`brands_locales\` (
  	\`translations_headline\` text,
  	\`translations_origin\` text,
  	\`translations_lead\` text,
  	\`translations_seo_title\` text,
  	\`translations_seo_description\` text,
  	\`translations_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brands_locales_locale_parent_id_unique\` ON \`brands_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_locales_parent_idx\` ON \`brands_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brands_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brands_rels_order_idx\` ON \`brands_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brands_rels_parent_idx\` ON \`brands_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_rels_path_idx\` ON \`brands_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`brands_rels_media_id_idx\` ON \`brands_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_brands_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_display_name\` text,
  	\`version_type_id\` integer,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_logo_id\` integer,
  	\`version_image_id\` integer,
  	\`version_website\` text,
  	\`version_founded\` numeric,
  	\`version_origin\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`brand_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brands_v_parent_idx\` ON \`_brands_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_type_idx\` ON \`_brands_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_logo_idx\` ON \`_brands_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_image_idx\` ON \`_brands_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_updated_at_idx\` ON \`_brands_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_created_at_idx\` ON \`_brands_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version__status_idx\` ON \`_brands_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_created_at_idx\` ON \`_brands_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_updated_at_idx\` ON \`_brands_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_snapshot_idx\` ON \`_brands_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_published_locale_idx\` ON \`_brands_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_latest_idx\` ON \`_brands_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_autosave_idx\` ON \`_brands_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_brands_v_locales\` (
  	\`version_translations_headline\` text,
  	\`version_translations_origin\` text,
  	\`version_translations_lead\` text,
  	\`version_translations_seo_title\` text,
  	\`version_translations_seo_description\` text,
  	\`version_translations_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brands_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brands_v_locales_locale_parent_id_unique\` ON \`_brands_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_locales_parent_idx\` ON \`_brands_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brands_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_brands_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brands_v_rels_order_idx\` ON \`_brands_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_rels_parent_idx\` ON \`_brands_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_rels_path_idx\` ON \`_brands_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_rels_media_id_idx\` ON \`_brands_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`categories_teasers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`path\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_teasers_list_order_idx\` ON \`categories_teasers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`categories_teasers_list_parent_id_idx\` ON \`categories_teasers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_teasers_list_image_idx\` ON \`categories_teasers_list\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`categories_teasers_list_locales\` (
  	\`translations_title\` text,
  	\`translations_text\` text,
  	\`translations_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories_teasers_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_teasers_list_locales_locale_parent_id_unique\` ON \`categories_teasers_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_teasers_list_locales_parent_idx\` ON \`categories_teasers_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`record_id\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_image_idx\` ON \`categories\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`translations_path\` text,
  	\`translations_title\` text,
  	\`translations_headline\` text,
  	\`translations_lead\` text,
  	\`translations_seo_title\` text,
  	\`translations_seo_description\` text,
  	\`translations_text\` text,
  	\`admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_locales_parent_idx\` ON \`categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_rels_order_idx\` ON \`categories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`categories_rels_parent_idx\` ON \`categories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_rels_path_idx\` ON \`categories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`categories_rels_media_id_idx\` ON \`categories_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_teasers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`path\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_teasers_list_v_order_idx\` ON \`_categories_teasers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_categories_teasers_list_v_parent_id_idx\` ON \`_categories_teasers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_teasers_list_v_image_idx\` ON \`_categories_teasers_list_v\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_teasers_list_v_locales\` (
  	\`translations_title\` text,
  	\`translations_text\` text,
  	\`translations_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_categories_teasers_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_categories_teasers_list_v_locales_locale_parent_id_unique\` ON \`_categories_teasers_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_teasers_list_v_locales_parent_idx\` ON \`_categories_teasers_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_record_id\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_image_idx\` ON \`_categories_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_snapshot_idx\` ON \`_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_published_locale_idx\` ON \`_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_autosave_idx\` ON \`_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v_locales\` (
  	\`version_translations_path\` text,
  	\`version_translations_title\` text,
  	\`version_translations_headline\` text,
  	\`version_translations_lead\` text,
  	\`version_translations_seo_title\` text,
  	\`version_translations_seo_description\` text,
  	\`version_translations_text\` text,
  	\`version_admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_categories_v_locales_locale_parent_id_unique\` ON \`_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_locales_parent_idx\` ON \`_categories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_rels_order_idx\` ON \`_categories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_rels_parent_idx\` ON \`_categories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_rels_path_idx\` ON \`_categories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_rels_media_id_idx\` ON \`_categories_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_teasers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`path\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_teasers_list_order_idx\` ON \`pages_teasers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_teasers_list_parent_id_idx\` ON \`pages_teasers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_teasers_list_image_idx\` ON \`pages_teasers_list\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_teasers_list_locales\` (
  	\`translations_title\` text,
  	\`translations_text\` text,
  	\`translations_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_teasers_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_teasers_list_locales_locale_parent_id_unique\` ON \`pages_teasers_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_teasers_list_locales_parent_idx\` ON \`pages_teasers_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`translations_title\` text,
  	\`translations_headline\` text,
  	\`translations_lead\` text,
  	\`translations_seo_title\` text,
  	\`translations_seo_description\` text,
  	\`translations_text\` text,
  	\`admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_media_id_idx\` ON \`pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_teasers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`path\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_teasers_list_v_order_idx\` ON \`_pages_teasers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_teasers_list_v_parent_id_idx\` ON \`_pages_teasers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_teasers_list_v_image_idx\` ON \`_pages_teasers_list_v\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_teasers_list_v_locales\` (
  	\`translations_title\` text,
  	\`translations_text\` text,
  	\`translations_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_teasers_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_teasers_list_v_locales_locale_parent_id_unique\` ON \`_pages_teasers_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_teasers_list_v_locales_parent_idx\` ON \`_pages_teasers_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_translations_title\` text,
  	\`version_translations_headline\` text,
  	\`version_translations_lead\` text,
  	\`version_translations_seo_title\` text,
  	\`version_translations_seo_description\` text,
  	\`version_translations_text\` text,
  	\`version_admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_media_id_idx\` ON \`_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`info_pages_teasers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`path\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`info_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`info_pages_teasers_list_order_idx\` ON \`info_pages_teasers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_teasers_list_parent_id_idx\` ON \`info_pages_teasers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_teasers_list_image_idx\` ON \`info_pages_teasers_list\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`info_pages_teasers_list_locales\` (
  	\`translations_title\` text,
  	\`translations_text\` text,
  	\`translations_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`info_pages_teasers_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`info_pages_teasers_list_locales_locale_parent_id_unique\` ON \`info_pages_teasers_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_teasers_list_locales_parent_idx\` ON \`info_pages_teasers_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`info_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`record_id\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`info_pages_image_idx\` ON \`info_pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_updated_at_idx\` ON \`info_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_created_at_idx\` ON \`info_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`info_pages__status_idx\` ON \`info_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`info_pages_locales\` (
  	\`translations_path\` text,
  	\`translations_title\` text,
  	\`translations_headline\` text,
  	\`translations_lead\` text,
  	\`translations_seo_title\` text,
  	\`translations_seo_description\` text,
  	\`translations_text\` text,
  	\`admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`info_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`info_pages_locales_locale_parent_id_unique\` ON \`info_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_locales_parent_idx\` ON \`info_pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`info_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`info_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`info_pages_rels_order_idx\` ON \`info_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_rels_parent_idx\` ON \`info_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_rels_path_idx\` ON \`info_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`info_pages_rels_media_id_idx\` ON \`info_pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_info_pages_teasers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`path\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_info_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_info_pages_teasers_list_v_order_idx\` ON \`_info_pages_teasers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_teasers_list_v_parent_id_idx\` ON \`_info_pages_teasers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_teasers_list_v_image_idx\` ON \`_info_pages_teasers_list_v\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_info_pages_teasers_list_v_locales\` (
  	\`translations_title\` text,
  	\`translations_text\` text,
  	\`translations_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_info_pages_teasers_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_info_pages_teasers_list_v_locales_locale_parent_id_unique\` ON \`_info_pages_teasers_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_teasers_list_v_locales_parent_idx\` ON \`_info_pages_teasers_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_info_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_record_id\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`info_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_info_pages_v_parent_idx\` ON \`_info_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_version_version_image_idx\` ON \`_info_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_version_version_updated_at_idx\` ON \`_info_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_version_version_created_at_idx\` ON \`_info_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_version_version__status_idx\` ON \`_info_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_created_at_idx\` ON \`_info_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_updated_at_idx\` ON \`_info_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_snapshot_idx\` ON \`_info_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_published_locale_idx\` ON \`_info_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_latest_idx\` ON \`_info_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_autosave_idx\` ON \`_info_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_info_pages_v_locales\` (
  	\`version_translations_path\` text,
  	\`version_translations_title\` text,
  	\`version_translations_headline\` text,
  	\`version_translations_lead\` text,
  	\`version_translations_seo_title\` text,
  	\`version_translations_seo_description\` text,
  	\`version_translations_text\` text,
  	\`version_admin_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_info_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_info_pages_v_locales_locale_parent_id_unique\` ON \`_info_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_locales_parent_idx\` ON \`_info_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_info_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_info_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_info_pages_v_rels_order_idx\` ON \`_info_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_rels_parent_idx\` ON \`_info_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_rels_path_idx\` ON \`_info_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_info_pages_v_rels_media_id_idx\` ON \`_info_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_snapshot_idx\` ON \`_redirects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_published_locale_idx\` ON \`_redirects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_autosave_idx\` ON \`_redirects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`decorative\` integer,
  	\`hash\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`translations_alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`hash\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`readers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`readers_updated_at_idx\` ON \`readers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`readers_created_at_idx\` ON \`readers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`brand_types_id\` integer,
  	\`brands_id\` integer,
  	\`categories_id\` integer,
  	\`pages_id\` integer,
  	\`info_pages_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`users_id\` integer,
  	\`readers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brand_types_id\`) REFERENCES \`brand_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`info_pages_id\`) REFERENCES \`info_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brand_types_id_idx\` ON \`payload_locked_documents_rels\` (\`brand_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_info_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`info_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_readers_id_idx\` ON \`payload_locked_documents_rels\` (\`readers_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`readers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_readers_id_idx\` ON \`payload_preferences_rels\` (\`readers_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_opening_periods_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_order_idx\` ON \`opening_hours_opening_periods_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_parent_id_idx\` ON \`opening_hours_opening_periods_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_opening_periods_list_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_opening_periods_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opening_hours_opening_periods_list_locales_locale_parent_id_\` ON \`opening_hours_opening_periods_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_locales_parent_idx\` ON \`opening_hours_opening_periods_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_seasons_opening_a98d96_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_seasons_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_order_idx\` ON \`opening_hours_seasons_opening_a98d96_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_parent_id_idx\` ON \`opening_hours_seasons_opening_a98d96_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_seasons_opening_a98d96_list_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_seasons_opening_a98d96_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opening_hours_seasons_opening_a98d96_list_locales_locale_par\` ON \`opening_hours_seasons_opening_a98d96_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_locales_parent_idx\` ON \`opening_hours_seasons_opening_a98d96_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_seasons_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_list_order_idx\` ON \`opening_hours_seasons_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_list_parent_id_idx\` ON \`opening_hours_seasons_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_seasons_list_locales\` (
  	\`translations_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_seasons_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opening_hours_seasons_list_locales_locale_parent_id_unique\` ON \`opening_hours_seasons_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_list_locales_parent_idx\` ON \`opening_hours_seasons_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_opening_hours_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`opening_time\` text,
  	\`closing_time\` text,
  	\`closed\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_hours_list_order_idx\` ON \`opening_hours_opening_hours_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_hours_list_parent_id_idx\` ON \`opening_hours_opening_hours_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_opening_hours_list_locales\` (
  	\`translations_day\` text,
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_opening_hours_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opening_hours_opening_hours_list_locales_locale_parent_id_un\` ON \`opening_hours_opening_hours_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_hours_list_locales_parent_idx\` ON \`opening_hours_opening_hours_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_special_days_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`date_end\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours_special_days_list_order_idx\` ON \`opening_hours_special_days_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_special_days_list_parent_id_idx\` ON \`opening_hours_special_days_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours_special_days_list_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_special_days_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opening_hours_special_days_list_locales_locale_parent_id_uni\` ON \`opening_hours_special_days_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_special_days_list_locales_parent_idx\` ON \`opening_hours_special_days_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening_hours\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_hours__status_idx\` ON \`opening_hours\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_opening_periods_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_order_idx\` ON \`_opening_hours_opening_periods_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_parent_id_idx\` ON \`_opening_hours_opening_periods_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_opening_periods_list_v_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_opening_periods_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_opening_hours_opening_periods_list_v_locales_locale_parent_\` ON \`_opening_hours_opening_periods_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_locales_parent_idx\` ON \`_opening_hours_opening_periods_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_seasons_opening_a98d96_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_seasons_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_order_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_parent_id_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_seasons_opening_a98d96_list_v_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_seasons_opening_a98d96_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_locales_locale_\` ON \`_opening_hours_seasons_opening_a98d96_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_locales_parent_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_seasons_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_list_v_order_idx\` ON \`_opening_hours_seasons_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_list_v_parent_id_idx\` ON \`_opening_hours_seasons_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_seasons_list_v_locales\` (
  	\`translations_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_seasons_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_opening_hours_seasons_list_v_locales_locale_parent_id_uniqu\` ON \`_opening_hours_seasons_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_list_v_locales_parent_idx\` ON \`_opening_hours_seasons_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_opening_hours_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`opening_time\` text,
  	\`closing_time\` text,
  	\`closed\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_hours_list_v_order_idx\` ON \`_opening_hours_opening_hours_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_hours_list_v_parent_id_idx\` ON \`_opening_hours_opening_hours_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_opening_hours_list_v_locales\` (
  	\`translations_day\` text,
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_opening_hours_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_opening_hours_opening_hours_list_v_locales_locale_parent_id\` ON \`_opening_hours_opening_hours_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_hours_list_v_locales_parent_idx\` ON \`_opening_hours_opening_hours_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_special_days_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`date_end\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_opening_hours_special_days_list_v_order_idx\` ON \`_opening_hours_special_days_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_special_days_list_v_parent_id_idx\` ON \`_opening_hours_special_days_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_special_days_list_v_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_special_days_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_opening_hours_special_days_list_v_locales_locale_parent_id_\` ON \`_opening_hours_special_days_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_special_days_list_v_locales_parent_idx\` ON \`_opening_hours_special_days_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_opening_hours_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_version_version__status_idx\` ON \`_opening_hours_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_created_at_idx\` ON \`_opening_hours_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_updated_at_idx\` ON \`_opening_hours_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_snapshot_idx\` ON \`_opening_hours_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_published_locale_idx\` ON \`_opening_hours_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_latest_idx\` ON \`_opening_hours_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_v_autosave_idx\` ON \`_opening_hours_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_sub_links_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`external_path\` text,
  	\`anchor\` text,
  	\`type\` text,
  	\`prefix_parent\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries_sub_links_list_order_idx\` ON \`menu_entries_sub_links_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_sub_links_list_parent_id_idx\` ON \`menu_entries_sub_links_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_sub_links_list_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_sub_links_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_entries_sub_links_list_locales_locale_parent_id_unique\` ON \`menu_entries_sub_links_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_sub_links_list_locales_parent_idx\` ON \`menu_entries_sub_links_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_groups_sub_links_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`external_path\` text,
  	\`anchor\` text,
  	\`type\` text,
  	\`prefix_parent\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_groups_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries_groups_sub_links_list_order_idx\` ON \`menu_entries_groups_sub_links_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_groups_sub_links_list_parent_id_idx\` ON \`menu_entries_groups_sub_links_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_groups_sub_links_list_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_groups_sub_links_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_entries_groups_sub_links_list_locales_locale_parent_id_\` ON \`menu_entries_groups_sub_links_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_groups_sub_links_list_locales_parent_idx\` ON \`menu_entries_groups_sub_links_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_groups_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries_groups_list_order_idx\` ON \`menu_entries_groups_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_groups_list_parent_id_idx\` ON \`menu_entries_groups_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_groups_list_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_groups_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_entries_groups_list_locales_locale_parent_id_unique\` ON \`menu_entries_groups_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_groups_list_locales_parent_idx\` ON \`menu_entries_groups_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`external_path\` text,
  	\`anchor\` text,
  	\`type\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries_list_order_idx\` ON \`menu_entries_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_list_parent_id_idx\` ON \`menu_entries_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_list_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_entries_list_locales_locale_parent_id_unique\` ON \`menu_entries_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_list_locales_parent_idx\` ON \`menu_entries_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_sub_links_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`external_path\` text,
  	\`anchor\` text,
  	\`type\` text,
  	\`prefix_parent\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_sub_links_list_v_order_idx\` ON \`_menu_entries_sub_links_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_sub_links_list_v_parent_id_idx\` ON \`_menu_entries_sub_links_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_sub_links_list_v_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_sub_links_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_entries_sub_links_list_v_locales_locale_parent_id_uniq\` ON \`_menu_entries_sub_links_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_sub_links_list_v_locales_parent_idx\` ON \`_menu_entries_sub_links_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_groups_sub_links_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`external_path\` text,
  	\`anchor\` text,
  	\`type\` text,
  	\`prefix_parent\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_groups_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_groups_sub_links_list_v_order_idx\` ON \`_menu_entries_groups_sub_links_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_groups_sub_links_list_v_parent_id_idx\` ON \`_menu_entries_groups_sub_links_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_groups_sub_links_list_v_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_groups_sub_links_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_entries_groups_sub_links_list_v_locales_locale_parent_\` ON \`_menu_entries_groups_sub_links_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_groups_sub_links_list_v_locales_parent_idx\` ON \`_menu_entries_groups_sub_links_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_groups_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_groups_list_v_order_idx\` ON \`_menu_entries_groups_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_groups_list_v_parent_id_idx\` ON \`_menu_entries_groups_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_groups_list_v_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_groups_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_entries_groups_list_v_locales_locale_parent_id_unique\` ON \`_menu_entries_groups_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_groups_list_v_locales_parent_idx\` ON \`_menu_entries_groups_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`external_path\` text,
  	\`anchor\` text,
  	\`type\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_list_v_order_idx\` ON \`_menu_entries_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_list_v_parent_id_idx\` ON \`_menu_entries_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_list_v_locales\` (
  	\`translations_display_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_entries_list_v_locales_locale_parent_id_unique\` ON \`_menu_entries_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_list_v_locales_parent_idx\` ON \`_menu_entries_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_snapshot_idx\` ON \`_menu_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_published_locale_idx\` ON \`_menu_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_autosave_idx\` ON \`_menu_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`social_entries_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`display_name\` text,
  	\`external_path\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_entries_list_order_idx\` ON \`social_entries_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_entries_list_parent_id_idx\` ON \`social_entries_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`social__status_idx\` ON \`social\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_social_entries_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`media\` text,
  	\`display_name\` text,
  	\`external_path\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_entries_list_v_order_idx\` ON \`_social_entries_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_entries_list_v_parent_id_idx\` ON \`_social_entries_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_v_version_version__status_idx\` ON \`_social_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_created_at_idx\` ON \`_social_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_updated_at_idx\` ON \`_social_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_snapshot_idx\` ON \`_social_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_published_locale_idx\` ON \`_social_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_latest_idx\` ON \`_social_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_social_v_autosave_idx\` ON \`_social_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`widgets_entries_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`widget_name\` text,
  	\`position\` text DEFAULT 'footer',
  	\`props_show_logo\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`widgets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`widgets_entries_list_order_idx\` ON \`widgets_entries_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`widgets_entries_list_parent_id_idx\` ON \`widgets_entries_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`widgets_entries_list_locales\` (
  	\`translations_header\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`widgets_entries_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`widgets_entries_list_locales_locale_parent_id_unique\` ON \`widgets_entries_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`widgets_entries_list_locales_parent_idx\` ON \`widgets_entries_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`widgets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`widgets__status_idx\` ON \`widgets\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_widgets_entries_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`widget_name\` text,
  	\`position\` text DEFAULT 'footer',
  	\`props_show_logo\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_widgets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_widgets_entries_list_v_order_idx\` ON \`_widgets_entries_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_entries_list_v_parent_id_idx\` ON \`_widgets_entries_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_widgets_entries_list_v_locales\` (
  	\`translations_header\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_widgets_entries_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_widgets_entries_list_v_locales_locale_parent_id_unique\` ON \`_widgets_entries_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_entries_list_v_locales_parent_idx\` ON \`_widgets_entries_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_widgets_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_widgets_v_version_version__status_idx\` ON \`_widgets_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_v_created_at_idx\` ON \`_widgets_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_v_updated_at_idx\` ON \`_widgets_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_v_snapshot_idx\` ON \`_widgets_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_v_published_locale_idx\` ON \`_widgets_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_v_latest_idx\` ON \`_widgets_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_widgets_v_autosave_idx\` ON \`_widgets_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_numbers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`type\` text,
  	\`primary\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_numbers_list_order_idx\` ON \`company_addresses_numbers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_numbers_list_parent_id_idx\` ON \`company_addresses_numbers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_numbers_list_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_numbers_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_numbers_list_locales_locale_parent_id_uniq\` ON \`company_addresses_numbers_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_numbers_list_locales_parent_idx\` ON \`company_addresses_numbers_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_emails_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`primary\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_emails_list_order_idx\` ON \`company_addresses_emails_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_emails_list_parent_id_idx\` ON \`company_addresses_emails_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_emails_list_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_emails_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_emails_list_locales_locale_parent_id_uniqu\` ON \`company_addresses_emails_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_emails_list_locales_parent_idx\` ON \`company_addresses_emails_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_2d7446_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_order_idx\` ON \`company_addresses_opening_hou_2d7446_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_parent_id_idx\` ON \`company_addresses_opening_hou_2d7446_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_2d7446_list_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_2d7446_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_opening_hou_2d7446_list_locales_locale_par\` ON \`company_addresses_opening_hou_2d7446_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_locales_parent_idx\` ON \`company_addresses_opening_hou_2d7446_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_4475c7_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_4fc0a4_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_order_idx\` ON \`company_addresses_opening_hou_4475c7_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_parent_id_idx\` ON \`company_addresses_opening_hou_4475c7_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_4475c7_list_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_4475c7_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_opening_hou_4475c7_list_locales_locale_par\` ON \`company_addresses_opening_hou_4475c7_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_locales_parent_idx\` ON \`company_addresses_opening_hou_4475c7_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_4fc0a4_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4fc0a4_list_order_idx\` ON \`company_addresses_opening_hou_4fc0a4_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4fc0a4_list_parent_id_idx\` ON \`company_addresses_opening_hou_4fc0a4_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_4fc0a4_list_locales\` (
  	\`translations_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_4fc0a4_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_opening_hou_4fc0a4_list_locales_locale_par\` ON \`company_addresses_opening_hou_4fc0a4_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4fc0a4_list_locales_parent_idx\` ON \`company_addresses_opening_hou_4fc0a4_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_59ece1_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`opening_time\` text,
  	\`closing_time\` text,
  	\`closed\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_59ece1_list_order_idx\` ON \`company_addresses_opening_hou_59ece1_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_59ece1_list_parent_id_idx\` ON \`company_addresses_opening_hou_59ece1_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_59ece1_list_locales\` (
  	\`translations_day\` text,
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_59ece1_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_opening_hou_59ece1_list_locales_locale_par\` ON \`company_addresses_opening_hou_59ece1_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_59ece1_list_locales_parent_idx\` ON \`company_addresses_opening_hou_59ece1_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_bae5bc_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`date_end\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_bae5bc_list_order_idx\` ON \`company_addresses_opening_hou_bae5bc_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_bae5bc_list_parent_id_idx\` ON \`company_addresses_opening_hou_bae5bc_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_opening_hou_bae5bc_list_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_bae5bc_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_opening_hou_bae5bc_list_locales_locale_par\` ON \`company_addresses_opening_hou_bae5bc_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_bae5bc_list_locales_parent_idx\` ON \`company_addresses_opening_hou_bae5bc_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`street\` text,
  	\`number\` text,
  	\`zip_code\` text,
  	\`city\` text,
  	\`address_type\` text DEFAULT 'other',
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_addresses_list_order_idx\` ON \`company_addresses_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_list_parent_id_idx\` ON \`company_addresses_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_addresses_list_locales\` (
  	\`translations_name\` text,
  	\`translations_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_addresses_list_locales_locale_parent_id_unique\` ON \`company_addresses_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_list_locales_parent_idx\` ON \`company_addresses_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_emails_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`primary\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_emails_list_order_idx\` ON \`company_emails_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_emails_list_parent_id_idx\` ON \`company_emails_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_emails_list_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_emails_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_emails_list_locales_locale_parent_id_unique\` ON \`company_emails_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_emails_list_locales_parent_idx\` ON \`company_emails_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_numbers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`type\` text,
  	\`primary\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_numbers_list_order_idx\` ON \`company_numbers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_numbers_list_parent_id_idx\` ON \`company_numbers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_numbers_list_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_numbers_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_numbers_list_locales_locale_parent_id_unique\` ON \`company_numbers_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_numbers_list_locales_parent_idx\` ON \`company_numbers_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_executives_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_executives_list_order_idx\` ON \`company_executives_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_executives_list_parent_id_idx\` ON \`company_executives_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_registers_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`register_type\` text,
  	\`number\` text,
  	\`registrar\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_registers_list_order_idx\` ON \`company_registers_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_registers_list_parent_id_idx\` ON \`company_registers_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_name\` text,
  	\`display_name\` text,
  	\`legal_form\` text DEFAULT 'other',
  	\`legal_authority\` text,
  	\`ust_id\` text,
  	\`vat_number\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`company__status_idx\` ON \`company\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`company_locales\` (
  	\`translations_legal_authority\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_locales_locale_parent_id_unique\` ON \`company_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_locales_parent_idx\` ON \`company_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_numbers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`type\` text,
  	\`primary\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_numbers_list_v_order_idx\` ON \`_company_addresses_numbers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_numbers_list_v_parent_id_idx\` ON \`_company_addresses_numbers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_numbers_list_v_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_numbers_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_numbers_list_v_locales_locale_parent_id_u\` ON \`_company_addresses_numbers_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_numbers_list_v_locales_parent_idx\` ON \`_company_addresses_numbers_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_emails_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`primary\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_emails_list_v_order_idx\` ON \`_company_addresses_emails_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_emails_list_v_parent_id_idx\` ON \`_company_addresses_emails_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_emails_list_v_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_emails_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_emails_list_v_locales_locale_parent_id_un\` ON \`_company_addresses_emails_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_emails_list_v_locales_parent_idx\` ON \`_company_addresses_emails_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_2d7446_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_order_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_2d7446_list_v_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_2d7446_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_opening_hou_2d7446_list_v_locales_locale_\` ON \`_company_addresses_opening_hou_2d7446_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_locales_parent_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_4475c7_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_4fc0a4_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_order_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_4475c7_list_v_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_4475c7_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_opening_hou_4475c7_list_v_locales_locale_\` ON \`_company_addresses_opening_hou_4475c7_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_locales_parent_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_4fc0a4_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4fc0a4_list_v_order_idx\` ON \`_company_addresses_opening_hou_4fc0a4_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4fc0a4_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_4fc0a4_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_4fc0a4_list_v_locales\` (
  	\`translations_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_4fc0a4_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_opening_hou_4fc0a4_list_v_locales_locale_\` ON \`_company_addresses_opening_hou_4fc0a4_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4fc0a4_list_v_locales_parent_idx\` ON \`_company_addresses_opening_hou_4fc0a4_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_59ece1_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`opening_time\` text,
  	\`closing_time\` text,
  	\`closed\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_59ece1_list_v_order_idx\` ON \`_company_addresses_opening_hou_59ece1_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_59ece1_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_59ece1_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_59ece1_list_v_locales\` (
  	\`translations_day\` text,
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_59ece1_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_opening_hou_59ece1_list_v_locales_locale_\` ON \`_company_addresses_opening_hou_59ece1_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_59ece1_list_v_locales_parent_idx\` ON \`_company_addresses_opening_hou_59ece1_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_bae5bc_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`date_end\` text,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_bae5bc_list_v_order_idx\` ON \`_company_addresses_opening_hou_bae5bc_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_bae5bc_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_bae5bc_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_opening_hou_bae5bc_list_v_locales\` (
  	\`translations_free_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_bae5bc_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_opening_hou_bae5bc_list_v_locales_locale_\` ON \`_company_addresses_opening_hou_bae5bc_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_bae5bc_list_v_locales_parent_idx\` ON \`_company_addresses_opening_hou_bae5bc_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`street\` text,
  	\`number\` text,
  	\`zip_code\` text,
  	\`city\` text,
  	\`address_type\` text DEFAULT 'other',
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_addresses_list_v_order_idx\` ON \`_company_addresses_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_list_v_parent_id_idx\` ON \`_company_addresses_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_addresses_list_v_locales\` (
  	\`translations_name\` text,
  	\`translations_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_addresses_list_v_locales_locale_parent_id_unique\` ON \`_company_addresses_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_list_v_locales_parent_idx\` ON \`_company_addresses_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_emails_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`primary\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_emails_list_v_order_idx\` ON \`_company_emails_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_emails_list_v_parent_id_idx\` ON \`_company_emails_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_emails_list_v_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_emails_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_emails_list_v_locales_locale_parent_id_unique\` ON \`_company_emails_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_emails_list_v_locales_parent_idx\` ON \`_company_emails_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_numbers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`type\` text,
  	\`primary\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_numbers_list_v_order_idx\` ON \`_company_numbers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_numbers_list_v_parent_id_idx\` ON \`_company_numbers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_numbers_list_v_locales\` (
  	\`translations_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_numbers_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_numbers_list_v_locales_locale_parent_id_unique\` ON \`_company_numbers_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_numbers_list_v_locales_parent_idx\` ON \`_company_numbers_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_executives_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_executives_list_v_order_idx\` ON \`_company_executives_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_executives_list_v_parent_id_idx\` ON \`_company_executives_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_registers_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`register_type\` text,
  	\`number\` text,
  	\`registrar\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_registers_list_v_order_idx\` ON \`_company_registers_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_registers_list_v_parent_id_idx\` ON \`_company_registers_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_company_name\` text,
  	\`version_display_name\` text,
  	\`version_legal_form\` text DEFAULT 'other',
  	\`version_legal_authority\` text,
  	\`version_ust_id\` text,
  	\`version_vat_number\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_version__status_idx\` ON \`_company_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_snapshot_idx\` ON \`_company_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_published_locale_idx\` ON \`_company_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_latest_idx\` ON \`_company_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_autosave_idx\` ON \`_company_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_locales\` (
  	\`version_translations_legal_authority\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_v_locales_locale_parent_id_unique\` ON \`_company_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_locales_parent_idx\` ON \`_company_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_data_protection_commissioner_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`street\` text,
  	\`number\` text,
  	\`city\` text,
  	\`zip_code\` text,
  	\`phone_number\` text,
  	\`email\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_data_protection_commissioner_list_order_idx\` ON \`legal_data_protection_commissioner_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_data_protection_commissioner_list_parent_id_idx\` ON \`legal_data_protection_commissioner_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rolex_area\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`legal__status_idx\` ON \`legal\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`legal_locales\` (
  	\`translations_insurance\` text,
  	\`translations_image_sources\` text,
  	\`translations_additional_top_info\` text,
  	\`translations_additional_bottom_info\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_locales_locale_parent_id_unique\` ON \`legal_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_locales_parent_idx\` ON \`legal_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_data_protection_commissioner_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`street\` text,
  	\`number\` text,
  	\`city\` text,
  	\`zip_code\` text,
  	\`phone_number\` text,
  	\`email\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_data_protection_commissioner_list_v_order_idx\` ON \`_legal_data_protection_commissioner_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_legal_data_protection_commissioner_list_v_parent_id_idx\` ON \`_legal_data_protection_commissioner_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_rolex_area\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_v_version_version__status_idx\` ON \`_legal_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_created_at_idx\` ON \`_legal_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_updated_at_idx\` ON \`_legal_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_snapshot_idx\` ON \`_legal_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_published_locale_idx\` ON \`_legal_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_latest_idx\` ON \`_legal_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_autosave_idx\` ON \`_legal_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_legal_v_locales\` (
  	\`version_translations_insurance\` text,
  	\`version_translations_image_sources\` text,
  	\`version_translations_additional_top_info\` text,
  	\`version_translations_additional_bottom_info\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_legal_v_locales_locale_parent_id_unique\` ON \`_legal_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_locales_parent_idx\` ON \`_legal_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consents_entries_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`function_id\` text,
  	\`display_name\` text,
  	\`description\` text,
  	\`link\` text,
  	\`default_on\` integer DEFAULT false,
  	\`consent_given\` integer DEFAULT false,
  	\`locked\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_entries_list_order_idx\` ON \`consents_entries_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consents_entries_list_parent_id_idx\` ON \`consents_entries_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consents_entries_list_locales\` (
  	\`translations_display_name\` text,
  	\`translations_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consents_entries_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consents_entries_list_locales_locale_parent_id_unique\` ON \`consents_entries_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_entries_list_locales_parent_idx\` ON \`consents_entries_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`consents__status_idx\` ON \`consents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_consents_entries_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`function_id\` text,
  	\`display_name\` text,
  	\`description\` text,
  	\`link\` text,
  	\`default_on\` integer DEFAULT false,
  	\`consent_given\` integer DEFAULT false,
  	\`locked\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_consents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_consents_entries_list_v_order_idx\` ON \`_consents_entries_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_consents_entries_list_v_parent_id_idx\` ON \`_consents_entries_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_consents_entries_list_v_locales\` (
  	\`translations_display_name\` text,
  	\`translations_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_consents_entries_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_consents_entries_list_v_locales_locale_parent_id_unique\` ON \`_consents_entries_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_consents_entries_list_v_locales_parent_idx\` ON \`_consents_entries_list_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_consents_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_consents_v_version_version__status_idx\` ON \`_consents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_consents_v_created_at_idx\` ON \`_consents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_consents_v_updated_at_idx\` ON \`_consents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_consents_v_snapshot_idx\` ON \`_consents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_consents_v_published_locale_idx\` ON \`_consents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_consents_v_latest_idx\` ON \`_consents_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_consents_v_autosave_idx\` ON \`_consents_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`project_languages_list\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_languages_list_order_idx\` ON \`project_languages_list\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_languages_list_parent_idx\` ON \`project_languages_list\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_config_business_types_list\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_config_business_types_list_order_idx\` ON \`project_config_business_types_list\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_config_business_types_list_parent_idx\` ON \`project_config_business_types_list\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_config_forms_newslett_d0d7e5_list\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_config_forms_newslett_d0d7e5_list_order_idx\` ON \`project_config_forms_newslett_d0d7e5_list\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_config_forms_newslett_d0d7e5_list_parent_idx\` ON \`project_config_forms_newslett_d0d7e5_list\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site_metadata_site_url\` text,
  	\`show_accessibility\` integer DEFAULT false,
  	\`logo_id\` integer,
  	\`logo_mark_id\` integer,
  	\`social_image_id\` integer,
  	\`google_place_id\` text,
  	\`config_brand_config_rolex_clock\` integer DEFAULT false,
  	\`config_brand_config_rolex_api_key\` text,
  	\`config_brand_config_rolex_clock_script\` text DEFAULT 'https://static.rolex.com/retailers/clock/retailercall.js',
  	\`config_consent_analytics_default\` text DEFAULT 'off',
  	\`config_consent_first_question\` text DEFAULT 'all',
  	\`config_google_maps_api_key\` text,
  	\`config_google_maps_map_id\` text,
  	\`config_google_maps_script\` text DEFAULT 'https://maps.googleapis.com/maps/api/js',
  	\`config_map_provider\` text,
  	\`config_map_style\` text,
  	\`config_map_archive\` text,
  	\`config_map_operator\` text,
  	\`config_map_service\` text,
  	\`config_map_zoom\` numeric DEFAULT 16,
  	\`config_forms_endpoint\` text DEFAULT 'off',
  	\`config_matomo_url\` text,
  	\`config_matomo_site_id\` numeric,
  	\`config_matomo_script\` text DEFAULT 'matomo.js',
  	\`config_matomo_endpoint\` text DEFAULT 'matomo.php',
  	\`config_matomo_operator\` text,
  	\`config_matomo_opt_out\` text DEFAULT 'on',
  	\`config_service_worker\` text DEFAULT 'on',
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`project_logo_idx\` ON \`project\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`project_logo_mark_idx\` ON \`project\` (\`logo_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`project_social_image_idx\` ON \`project\` (\`social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`project__status_idx\` ON \`project\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`project_locales\` (
  	\`translations_seo_title\` text,
  	\`translations_seo_description\` text,
  	\`translations_seo_keywords\` text,
  	\`config_forms_newsletter_translations_heading\` text,
  	\`config_forms_newsletter_translations_text\` text,
  	\`config_forms_newsletter_translations_consent\` text,
  	\`config_rating_box_translations_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_locales_locale_parent_id_unique\` ON \`project_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_locales_parent_idx\` ON \`project_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_texts_order_parent\` ON \`project_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_languages_list_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_languages_list_v_order_idx\` ON \`_project_languages_list_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_project_languages_list_v_parent_idx\` ON \`_project_languages_list_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_config_business_types_list_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_config_business_types_list_v_order_idx\` ON \`_project_config_business_types_list_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_project_config_business_types_list_v_parent_idx\` ON \`_project_config_business_types_list_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_config_forms_newslett_d0d7e5_list_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_config_forms_newslett_d0d7e5_list_v_order_idx\` ON \`_project_config_forms_newslett_d0d7e5_list_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_project_config_forms_newslett_d0d7e5_list_v_parent_idx\` ON \`_project_config_forms_newslett_d0d7e5_list_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_site_metadata_site_url\` text,
  	\`version_show_accessibility\` integer DEFAULT false,
  	\`version_logo_id\` integer,
  	\`version_logo_mark_id\` integer,
  	\`version_social_image_id\` integer,
  	\`version_google_place_id\` text,
  	\`version_config_brand_config_rolex_clock\` integer DEFAULT false,
  	\`version_config_brand_config_rolex_api_key\` text,
  	\`version_config_brand_config_rolex_clock_script\` text DEFAULT 'https://static.rolex.com/retailers/clock/retailercall.js',
  	\`version_config_consent_analytics_default\` text DEFAULT 'off',
  	\`version_config_consent_first_question\` text DEFAULT 'all',
  	\`version_config_google_maps_api_key\` text,
  	\`version_config_google_maps_map_id\` text,
  	\`version_config_google_maps_script\` text DEFAULT 'https://maps.googleapis.com/maps/api/js',
  	\`version_config_map_provider\` text,
  	\`version_config_map_style\` text,
  	\`version_config_map_archive\` text,
  	\`version_config_map_operator\` text,
  	\`version_config_map_service\` text,
  	\`version_config_map_zoom\` numeric DEFAULT 16,
  	\`version_config_forms_endpoint\` text DEFAULT 'off',
  	\`version_config_matomo_url\` text,
  	\`version_config_matomo_site_id\` numeric,
  	\`version_config_matomo_script\` text DEFAULT 'matomo.js',
  	\`version_config_matomo_endpoint\` text DEFAULT 'matomo.php',
  	\`version_config_matomo_operator\` text,
  	\`version_config_matomo_opt_out\` text DEFAULT 'on',
  	\`version_config_service_worker\` text DEFAULT 'on',
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_logo_idx\` ON \`_project_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_logo_mark_idx\` ON \`_project_v\` (\`version_logo_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version_social_image_idx\` ON \`_project_v\` (\`version_social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_version_version__status_idx\` ON \`_project_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_created_at_idx\` ON \`_project_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_updated_at_idx\` ON \`_project_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_snapshot_idx\` ON \`_project_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_published_locale_idx\` ON \`_project_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_latest_idx\` ON \`_project_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_autosave_idx\` ON \`_project_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_locales\` (
  	\`version_translations_seo_title\` text,
  	\`version_translations_seo_description\` text,
  	\`version_translations_seo_keywords\` text,
  	\`version_config_forms_newsletter_translations_heading\` text,
  	\`version_config_forms_newsletter_translations_text\` text,
  	\`version_config_forms_newsletter_translations_consent\` text,
  	\`version_config_rating_box_translations_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_v_locales_locale_parent_id_unique\` ON \`_project_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_v_locales_parent_idx\` ON \`_project_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_v_texts_order_parent\` ON \`_project_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`theme\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`base_color\` text DEFAULT '#ffffff',
  	\`brand_color\` text DEFAULT '#1f3d33',
  	\`config_components_header_full_height\` numeric DEFAULT 96,
  	\`config_components_header_collapsed_height\` numeric DEFAULT 64,
  	\`config_components_header_small_screen_threshold\` numeric DEFAULT 1100,
  	\`config_components_header_sticky\` integer DEFAULT true,
  	\`config_components_header_collapses\` integer DEFAULT true,
  	\`config_components_header_change_pos\` numeric DEFAULT 100,
  	\`config_components_header_accent_border\` integer DEFAULT false,
  	\`config_components_footer_background_color\` text,
  	\`config_components_footer_font_color\` text,
  	\`config_components_footer_sub_footer_background_color\` text,
  	\`config_components_footer_sub_footer_font_color\` text,
  	\`config_components_wrapper_width\` numeric DEFAULT 1320,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`theme__status_idx\` ON \`theme\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_theme_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_base_color\` text DEFAULT '#ffffff',
  	\`version_brand_color\` text DEFAULT '#1f3d33',
  	\`version_config_components_header_full_height\` numeric DEFAULT 96,
  	\`version_config_components_header_collapsed_height\` numeric DEFAULT 64,
  	\`version_config_components_header_small_screen_threshold\` numeric DEFAULT 1100,
  	\`version_config_components_header_sticky\` integer DEFAULT true,
  	\`version_config_components_header_collapses\` integer DEFAULT true,
  	\`version_config_components_header_change_pos\` numeric DEFAULT 100,
  	\`version_config_components_header_accent_border\` integer DEFAULT false,
  	\`version_config_components_footer_background_color\` text,
  	\`version_config_components_footer_font_color\` text,
  	\`version_config_components_footer_sub_footer_background_color\` text,
  	\`version_config_components_footer_sub_footer_font_color\` text,
  	\`version_config_components_wrapper_width\` numeric DEFAULT 1320,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_theme_v_version_version__status_idx\` ON \`_theme_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_created_at_idx\` ON \`_theme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_updated_at_idx\` ON \`_theme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_snapshot_idx\` ON \`_theme_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_published_locale_idx\` ON \`_theme_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_latest_idx\` ON \`_theme_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_autosave_idx\` ON \`_theme_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`accepted_warnings_entries_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`message\` text,
  	\`document\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accepted_warnings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accepted_warnings_entries_list_order_idx\` ON \`accepted_warnings_entries_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accepted_warnings_entries_list_parent_id_idx\` ON \`accepted_warnings_entries_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accepted_warnings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`accepted_warnings__status_idx\` ON \`accepted_warnings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_accepted_warnings_entries_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`message\` text,
  	\`document\` text,
  	\`reason\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accepted_warnings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_entries_list_v_order_idx\` ON \`_accepted_warnings_entries_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_entries_list_v_parent_id_idx\` ON \`_accepted_warnings_entries_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accepted_warnings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_version_version__status_idx\` ON \`_accepted_warnings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_created_at_idx\` ON \`_accepted_warnings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_updated_at_idx\` ON \`_accepted_warnings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_snapshot_idx\` ON \`_accepted_warnings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_published_locale_idx\` ON \`_accepted_warnings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_latest_idx\` ON \`_accepted_warnings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_accepted_warnings_v_autosave_idx\` ON \`_accepted_warnings_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`brand_types\`;`)
  await db.run(sql`DROP TABLE \`brand_types_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_types_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_types_v_locales\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`DROP TABLE \`brands_locales\`;`)
  await db.run(sql`DROP TABLE \`brands_rels\`;`)
  await db.run(sql`DROP TABLE \`_brands_v\`;`)
  await db.run(sql`DROP TABLE \`_brands_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_brands_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories_teasers_list\`;`)
  await db.run(sql`DROP TABLE \`categories_teasers_list_locales\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`categories_rels\`;`)
  await db.run(sql`DROP TABLE \`_categories_teasers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_teasers_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_categories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`pages_teasers_list\`;`)
  await db.run(sql`DROP TABLE \`pages_teasers_list_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_teasers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_teasers_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`info_pages_teasers_list\`;`)
  await db.run(sql`DROP TABLE \`info_pages_teasers_list_locales\`;`)
  await db.run(sql`DROP TABLE \`info_pages\`;`)
  await db.run(sql`DROP TABLE \`info_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`info_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_teasers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_teasers_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`readers\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_opening_periods_list_locales\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_seasons_opening_a98d96_list_locales\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_seasons_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_seasons_list_locales\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_opening_hours_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_opening_hours_list_locales\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_special_days_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_special_days_list_locales\`;`)
  await db.run(sql`DROP TABLE \`opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_opening_periods_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_seasons_opening_a98d96_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_seasons_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_seasons_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_opening_hours_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_opening_hours_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_special_days_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_special_days_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_v\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_sub_links_list\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_sub_links_list_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_groups_sub_links_list\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_groups_sub_links_list_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_groups_list\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_groups_list_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_list\`;`)
  await db.run(sql`DROP TABLE \`menu_entries_list_locales\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_sub_links_list_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_sub_links_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_groups_sub_links_list_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_groups_sub_links_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_groups_list_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_groups_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_list_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`social_entries_list\`;`)
  await db.run(sql`DROP TABLE \`social\`;`)
  await db.run(sql`DROP TABLE \`_social_entries_list_v\`;`)
  await db.run(sql`DROP TABLE \`_social_v\`;`)
  await db.run(sql`DROP TABLE \`widgets_entries_list\`;`)
  await db.run(sql`DROP TABLE \`widgets_entries_list_locales\`;`)
  await db.run(sql`DROP TABLE \`widgets\`;`)
  await db.run(sql`DROP TABLE \`_widgets_entries_list_v\`;`)
  await db.run(sql`DROP TABLE \`_widgets_entries_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_widgets_v\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_numbers_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_numbers_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_emails_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_emails_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_2d7446_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_4475c7_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_4fc0a4_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_4fc0a4_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_59ece1_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_59ece1_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_bae5bc_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_bae5bc_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_emails_list\`;`)
  await db.run(sql`DROP TABLE \`company_emails_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_numbers_list\`;`)
  await db.run(sql`DROP TABLE \`company_numbers_list_locales\`;`)
  await db.run(sql`DROP TABLE \`company_executives_list\`;`)
  await db.run(sql`DROP TABLE \`company_registers_list\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`DROP TABLE \`company_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_numbers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_numbers_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_emails_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_emails_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_2d7446_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_4475c7_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_4fc0a4_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_4fc0a4_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_59ece1_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_59ece1_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_bae5bc_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_bae5bc_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_emails_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_emails_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_numbers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_numbers_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_executives_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_registers_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
  await db.run(sql`DROP TABLE \`_company_v_locales\`;`)
  await db.run(sql`DROP TABLE \`legal_data_protection_commissioner_list\`;`)
  await db.run(sql`DROP TABLE \`legal\`;`)
  await db.run(sql`DROP TABLE \`legal_locales\`;`)
  await db.run(sql`DROP TABLE \`_legal_data_protection_commissioner_list_v\`;`)
  await db.run(sql`DROP TABLE \`_legal_v\`;`)
  await db.run(sql`DROP TABLE \`_legal_v_locales\`;`)
  await db.run(sql`DROP TABLE \`consents_entries_list\`;`)
  await db.run(sql`DROP TABLE \`consents_entries_list_locales\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`_consents_entries_list_v\`;`)
  await db.run(sql`DROP TABLE \`_consents_entries_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_consents_v\`;`)
  await db.run(sql`DROP TABLE \`project_languages_list\`;`)
  await db.run(sql`DROP TABLE \`project_config_business_types_list\`;`)
  await db.run(sql`DROP TABLE \`project_config_forms_newslett_d0d7e5_list\`;`)
  await db.run(sql`DROP TABLE \`project\`;`)
  await db.run(sql`DROP TABLE \`project_locales\`;`)
  await db.run(sql`DROP TABLE \`project_texts\`;`)
  await db.run(sql`DROP TABLE \`_project_languages_list_v\`;`)
  await db.run(sql`DROP TABLE \`_project_config_business_types_list_v\`;`)
  await db.run(sql`DROP TABLE \`_project_config_forms_newslett_d0d7e5_list_v\`;`)
  await db.run(sql`DROP TABLE \`_project_v\`;`)
  await db.run(sql`DROP TABLE \`_project_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_v_texts\`;`)
  await db.run(sql`DROP TABLE \`theme\`;`)
  await db.run(sql`DROP TABLE \`_theme_v\`;`)
  await db.run(sql`DROP TABLE \`accepted_warnings_entries_list\`;`)
  await db.run(sql`DROP TABLE \`accepted_warnings\`;`)
  await db.run(sql`DROP TABLE \`_accepted_warnings_entries_list_v\`;`)
  await db.run(sql`DROP TABLE \`_accepted_warnings_v\`;`)
}
