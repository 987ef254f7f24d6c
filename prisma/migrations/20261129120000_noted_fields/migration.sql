-- Editions, translators and series that imports noted before publications had fields for them move there
-- (lib/site/db/noted-fields.ts, which the site runs with this migration).
SELECT 1;
