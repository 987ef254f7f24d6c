-- Heads of three models shared the words of other heads by their ids: these get ids of their own.
UPDATE "Dossier" SET "choices" = json_remove(json_set("choices", '$.texts.lettre', json_extract("choices", '$.texts.projet')), '$.texts.projet')
WHERE json_extract("choices", '$.model') = 'promotion' AND json_extract("choices", '$.texts.projet') IS NOT NULL;
UPDATE "Dossier" SET "choices" = json_remove(json_set("choices", '$.texts.activite', json_extract("choices", '$.texts.synthese')), '$.texts.synthese')
WHERE json_extract("choices", '$.model') = 'habilitation' AND json_extract("choices", '$.texts.synthese') IS NOT NULL;
UPDATE "Dossier" SET "choices" = json_remove(json_set("choices", '$.texts.apports', json_extract("choices", '$.texts.recherche')), '$.texts.recherche')
WHERE json_extract("choices", '$.model') = 'erc' AND json_extract("choices", '$.texts.recherche') IS NOT NULL;
