-- The checks of a page about an algorithm now include its factsheet.
insert into pages_to_compare (page_id, customer_id)
  select id, customer_id from pages where deleted_at is null and type = 'algorithm_page';
