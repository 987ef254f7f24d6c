-- Visits by day, page and host of origin, without languages. A PDF or a reference is counted at its page with `.pdf` or `.bib`; days that had been merged into a month (20261100) stand at its first.
CREATE TABLE "new_Visit" (
    "day" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    PRIMARY KEY ("day", "page", "origin")
) WITHOUT ROWID;
INSERT INTO "new_Visit"
SELECT printf('%04d-%02d-%02d', "day" / 10000, "day" / 100 % 100, max("day" % 100, 1)), "path", "origin", sum("times")
FROM (
    SELECT "day", "page" AS "path", "origin", "views" AS "times" FROM "Visit"
    UNION ALL SELECT "day", "page" || '.pdf', "origin", "texts" FROM "Visit"
    UNION ALL SELECT "day", "page" || '.bib', "origin", "citations" FROM "Visit"
)
WHERE "times" > 0
GROUP BY 1, 2, 3;
DROP TABLE "Visit";
ALTER TABLE "new_Visit" RENAME TO "Visit";
