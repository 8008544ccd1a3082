-- A pedigree names all errors that are intended, where it named one or none.
UPDATE "Sample" SET pedigree = jsonb_set(pedigree, '{intended}',
  CASE jsonb_typeof(pedigree->'intended') WHEN 'string' THEN jsonb_build_array(pedigree->'intended') ELSE '[]'::jsonb END)
WHERE pedigree IS NOT NULL;
