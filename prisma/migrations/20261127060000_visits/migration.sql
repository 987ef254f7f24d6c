-- Visits, counted while the setting `visits` is there. No trigger raises the content version with a count: every visit would empty the page cache.
-- `day` is 20261127, or 20261100 once a month's days have been merged. Without row numbers the primary key is the table, which halves it.
CREATE TABLE "Visit" (
    "day" INTEGER NOT NULL,
    "page" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "texts" INTEGER NOT NULL DEFAULT 0,
    "citations" INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("day", "page", "origin", "language")
) WITHOUT ROWID;
-- What the site says of itself depends on these two: the page on personal data, robots.txt.
CREATE TRIGGER "Setting_visits_insert_raises" AFTER INSERT ON "Setting" WHEN NEW."key" IN ('visits', 'no-training') BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_visits_delete_raises" AFTER DELETE ON "Setting" WHEN OLD."key" IN ('visits', 'no-training') BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
