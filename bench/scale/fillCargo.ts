/** Goods lines, their facts and known goods of confirmed orders; after `transportSql`. */
export const cargoSql: readonly string[] = [
  `insert into cargo_sheet (order_id, company_id, version, updated_by, created_at, updated_at)
   select id, company_id, 2, account_id, created_at, created_at from new_order where state = 'confirmed'`,

  `insert into cargo_line (order_id, line_key, position, goods_name_cn, goods_name_en, goods_name_ru, hscode, pack_num,
     goods_weight_kg, goods_gross_weight_kg)
   select id, 'bench-' || k, k, '轴承 ' || id % 500, 'Bearing ' || id % 500, 'Подшипник ' || id % 500, '848210', 40,
     9000, 9500
   from new_order cross join generate_series(0, 1) k where state = 'confirmed'`,

  `insert into cargo_fact (order_id, line_key, field, value, source, side, account_name, created_at)
   select id, 'bench-' || k, field, '848210', 'person', 'customer', '张伟', created_at
   from new_order cross join generate_series(0, 1) k cross join unnest(array['hscode', 'goodsNameEn']) field
   where state = 'confirmed'`,

  `insert into cargo_known_goods (company_id, hscode, search_text, goods_name_cn, goods_name_en, used_at)
   select company_id, '8482' || lpad((id % 90)::text, 2, '0'), 'bearing ' || id || ' 轴承', '轴承', 'Bearing ' || id,
     created_at from new_order where state = 'confirmed' and id % 2 = 0`,
];
