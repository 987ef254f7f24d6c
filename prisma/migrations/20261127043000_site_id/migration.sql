-- A random id of the site: what it publishes for other programs to know again, such as an event, is named by it.
INSERT INTO "Setting" ("key", "value") VALUES ('site.id', lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING;
