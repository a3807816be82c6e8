-- a dictionary's entries are seeded once, with it: those that came since are added where it stands already
INSERT INTO "dict_data" ("type_id", "dict_value", "label_zh", "label_en", "label_ru", "dict_sort", "list_class")
SELECT "dict_type"."id", "added"."value", "added"."zh", "added"."en", "added"."ru", "added"."sort", "added"."colour"
FROM "dict_type", (VALUES
  ('7', '待审核', 'To review', 'На проверку', 7, 'warning'),
  ('8', '班列变动', 'Train changes', 'Изменения поезда', 8, 'danger')
) AS "added" ("value", "zh", "en", "ru", "sort", "colour")
WHERE "dict_type"."dict_type" = 'remindTypeFront'
  AND NOT EXISTS (SELECT 1 FROM "dict_data"
    WHERE "dict_data"."type_id" = "dict_type"."id" AND "dict_data"."dict_value" = "added"."value");
