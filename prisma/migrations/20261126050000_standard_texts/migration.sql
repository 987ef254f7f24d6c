-- What the site said in its owner's name by itself becomes text of the owner's, to change or to empty.
ALTER TABLE "Profile" ADD COLUMN "titre" TEXT NOT NULL DEFAULT 'Dr.';
ALTER TABLE "Profile" ADD COLUMN "invitation" TEXT NOT NULL DEFAULT 'Une question, un projet, une candidature en thèse ?';
ALTER TABLE "Profile" ADD COLUMN "reponse" TEXT NOT NULL DEFAULT 'Écrivez‑moi, je réponds sous 24 h.';

-- Where a field was empty, the site said this; an empty field now says nothing, so it is written down: visitors read the same as before.
UPDATE "Profile" SET "fonction" = 'Enseignant Chercheur' WHERE trim("fonction") = '';
UPDATE "Profile" SET "disponibilite" = 'Sur rendez-vous, par courriel ou par téléphone. Consultations en ligne possibles.' WHERE trim("disponibilite") = '';
UPDATE "Profile" SET "mission" = '<p>' || replace(replace(replace(
    trim("fonction") || CASE WHEN trim("affiliation") IN ('', ',') THEN '' ELSE ', ' || trim(substr("affiliation", 1, instr("affiliation" || ',', ',') - 1)) END,
    '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || ' : recherche, enseignement et encadrement au service des étudiants et de la société.</p>'
WHERE trim("mission") = '';
UPDATE "Section" SET "content" = '"<p>Des enseignements de la licence au doctorat et en formation continue, où chaque notion se comprend en la mettant en pratique.</p>"'
WHERE "id" = 'intro-enseignement' AND trim("content") = '""';
UPDATE "Section" SET "content" = (
    SELECT json_group_array(json(CASE WHEN trim(coalesce(json_extract("value", '$.courseType'), '')) = '' THEN json_set("value", '$.courseType', 'Cours magistral et travaux pratiques') ELSE "value" END))
    FROM json_each("Section"."content")
) WHERE "id" = 'enseignement' AND CASE WHEN json_valid("content") THEN json_type("content") = 'array' AND NOT EXISTS (SELECT 1 FROM json_each("Section"."content") WHERE "type" <> 'object') ELSE 0 END;
UPDATE "Section" SET "content" = (
    SELECT json_group_array(json(CASE WHEN trim(coalesce(json_extract("value", '$.evaluation'), '')) = '' THEN json_set("value", '$.evaluation', 'Contrôle continu et examen final') ELSE "value" END))
    FROM json_each("Section"."content")
) WHERE "id" = 'enseignement' AND CASE WHEN json_valid("content") THEN json_type("content") = 'array' AND NOT EXISTS (SELECT 1 FROM json_each("Section"."content") WHERE "type" <> 'object') ELSE 0 END;
