-- The guide no longer counts what is opened within a page: a page had to hide pictures and pings in itself for that.
delete from events where kind in ('category_opened', 'faq_opened', 'map_opened', 'action_clicked', 'outbound_link');
delete from event_details where kind in ('category_opened', 'faq_opened', 'map_opened', 'action_clicked', 'outbound_link');

-- Of those who scanned a code, who read another page on the same day. Null for days that were added up before it was
-- counted; days whose events are still there are added up again.
alter table event_days drop column scanned_opened, add column scanned_went_on integer;
insert into event_days_due (customer_id, day) select distinct customer_id, day from events
on conflict (customer_id, day) do nothing;
