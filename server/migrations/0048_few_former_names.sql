-- A site keeps its last five names. Others had been kept for good, and nobody else could take them.
delete from former_slugs where slug in (
  select slug from (
    select slug, row_number() over (partition by customer_id order by created_at desc, slug) as place from former_slugs
  ) as names where place > 5
);
