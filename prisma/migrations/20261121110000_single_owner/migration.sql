-- One owner (a one-person site): the database itself refuses a second. Of several, the oldest stays.
DELETE FROM "Owner" WHERE "rowid" NOT IN (SELECT "rowid" FROM "Owner" ORDER BY "createdAt", "rowid" LIMIT 1);
CREATE UNIQUE INDEX "Owner_single" ON "Owner" ((1));
