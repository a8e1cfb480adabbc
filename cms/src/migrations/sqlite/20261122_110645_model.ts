import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new__categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new__categories_v\`("id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__categories_v\` RENAME TO \`_categories_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__info_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new__info_pages_v\`("id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_info_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__info_pages_v\` RENAME TO \`_info_pages_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_company_addresses_opening_hou_2d7446_list\` (
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
  await db.run(sql`INSERT INTO \`__new_company_addresses_opening_hou_2d7446_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_addresses_opening_hou_2d7446_list\` RENAME TO \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_order_idx\` ON \`company_addresses_opening_hou_2d7446_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_parent_id_idx\` ON \`company_addresses_opening_hou_2d7446_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_company_addresses_opening_hou_4475c7_list\` (
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
  await db.run(sql`INSERT INTO \`__new_company_addresses_opening_hou_4475c7_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_addresses_opening_hou_4475c7_list\` RENAME TO \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_order_idx\` ON \`company_addresses_opening_hou_4475c7_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_parent_id_idx\` ON \`company_addresses_opening_hou_4475c7_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_addresses_opening_hou_2d7446_list_v\` (
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
  await db.run(sql`INSERT INTO \`__new__company_addresses_opening_hou_2d7446_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_addresses_opening_hou_2d7446_list_v\` RENAME TO \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_order_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_addresses_opening_hou_4475c7_list_v\` (
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
  await db.run(sql`INSERT INTO \`__new__company_addresses_opening_hou_4475c7_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_addresses_opening_hou_4475c7_list_v\` RENAME TO \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_order_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_opening_hours_opening_periods_list\` (
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
  await db.run(sql`INSERT INTO \`__new_opening_hours_opening_periods_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_opening_hours_opening_periods_list\` RENAME TO \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_order_idx\` ON \`opening_hours_opening_periods_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_parent_id_idx\` ON \`opening_hours_opening_periods_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_opening_hours_seasons_opening_a98d96_list\` (
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
  await db.run(sql`INSERT INTO \`__new_opening_hours_seasons_opening_a98d96_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_opening_hours_seasons_opening_a98d96_list\` RENAME TO \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_order_idx\` ON \`opening_hours_seasons_opening_a98d96_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_parent_id_idx\` ON \`opening_hours_seasons_opening_a98d96_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__opening_hours_opening_periods_list_v\` (
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
  await db.run(sql`INSERT INTO \`__new__opening_hours_opening_periods_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__opening_hours_opening_periods_list_v\` RENAME TO \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_order_idx\` ON \`_opening_hours_opening_periods_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_parent_id_idx\` ON \`_opening_hours_opening_periods_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__opening_hours_seasons_opening_a98d96_list_v\` (
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
  await db.run(sql`INSERT INTO \`__new__opening_hours_seasons_opening_a98d96_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__opening_hours_seasons_opening_a98d96_list_v\` RENAME TO \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_order_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_parent_id_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`brand_types_locales\` ADD \`admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_types_v_locales\` ADD \`version_admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`categories_locales\` ADD \`admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v_locales\` ADD \`version_admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`info_pages_locales\` ADD \`admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`_info_pages_v_locales\` ADD \`version_admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`admin_title\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_admin_title\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new__categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
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
  await db.run(sql`INSERT INTO \`__new__categories_v\`("id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__categories_v\` RENAME TO \`_categories_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__info_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
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
  await db.run(sql`INSERT INTO \`__new__info_pages_v\`("id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_info_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_info_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__info_pages_v\` RENAME TO \`_info_pages_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_company_addresses_opening_hou_2d7446_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_addresses_opening_hou_2d7446_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_addresses_opening_hou_2d7446_list\` RENAME TO \`company_addresses_opening_hou_2d7446_list\`;`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_order_idx\` ON \`company_addresses_opening_hou_2d7446_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_2d7446_list_parent_id_idx\` ON \`company_addresses_opening_hou_2d7446_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_company_addresses_opening_hou_4475c7_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_addresses_opening_hou_4fc0a4_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_addresses_opening_hou_4475c7_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`DROP TABLE \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_addresses_opening_hou_4475c7_list\` RENAME TO \`company_addresses_opening_hou_4475c7_list\`;`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_order_idx\` ON \`company_addresses_opening_hou_4475c7_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_addresses_opening_hou_4475c7_list_parent_id_idx\` ON \`company_addresses_opening_hou_4475c7_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_addresses_opening_hou_2d7446_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_addresses_opening_hou_2d7446_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_addresses_opening_hou_2d7446_list_v\` RENAME TO \`_company_addresses_opening_hou_2d7446_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_order_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_2d7446_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_2d7446_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_addresses_opening_hou_4475c7_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_addresses_opening_hou_4fc0a4_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_addresses_opening_hou_4475c7_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`DROP TABLE \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_addresses_opening_hou_4475c7_list_v\` RENAME TO \`_company_addresses_opening_hou_4475c7_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_order_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_addresses_opening_hou_4475c7_list_v_parent_id_idx\` ON \`_company_addresses_opening_hou_4475c7_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_opening_hours_opening_periods_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_opening_hours_opening_periods_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_opening_hours_opening_periods_list\` RENAME TO \`opening_hours_opening_periods_list\`;`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_order_idx\` ON \`opening_hours_opening_periods_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_opening_periods_list_parent_id_idx\` ON \`opening_hours_opening_periods_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_opening_hours_seasons_opening_a98d96_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`opening_hours_seasons_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_opening_hours_seasons_opening_a98d96_list\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text" FROM \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`DROP TABLE \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`ALTER TABLE \`__new_opening_hours_seasons_opening_a98d96_list\` RENAME TO \`opening_hours_seasons_opening_a98d96_list\`;`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_order_idx\` ON \`opening_hours_seasons_opening_a98d96_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`opening_hours_seasons_opening_a98d96_list_parent_id_idx\` ON \`opening_hours_seasons_opening_a98d96_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__opening_hours_opening_periods_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__opening_hours_opening_periods_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__opening_hours_opening_periods_list_v\` RENAME TO \`_opening_hours_opening_periods_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_order_idx\` ON \`_opening_hours_opening_periods_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_opening_periods_list_v_parent_id_idx\` ON \`_opening_hours_opening_periods_list_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__opening_hours_seasons_opening_a98d96_list_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric,
  	\`time_open\` text,
  	\`time_close\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`free_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_opening_hours_seasons_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__opening_hours_seasons_opening_a98d96_list_v\`("_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid") SELECT "_order", "_parent_id", "id", "day", "time_open", "time_close", "sort", "free_text", "_uuid" FROM \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`DROP TABLE \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__opening_hours_seasons_opening_a98d96_list_v\` RENAME TO \`_opening_hours_seasons_opening_a98d96_list_v\`;`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_order_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_opening_hours_seasons_opening_a98d96_list_v_parent_id_idx\` ON \`_opening_hours_seasons_opening_a98d96_list_v\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`brand_types_locales\` DROP COLUMN \`admin_title\`;`)
  await db.run(sql`ALTER TABLE \`_brand_types_v_locales\` DROP COLUMN \`version_admin_title\`;`)
  await db.run(sql`ALTER TABLE \`categories_locales\` DROP COLUMN \`admin_title\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v_locales\` DROP COLUMN \`version_admin_title\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`admin_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_admin_title\`;`)
  await db.run(sql`ALTER TABLE \`info_pages_locales\` DROP COLUMN \`admin_title\`;`)
  await db.run(sql`ALTER TABLE \`_info_pages_v_locales\` DROP COLUMN \`version_admin_title\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`admin_title\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_admin_title\`;`)
}
