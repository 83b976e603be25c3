-- A sign that was printed for a place is put up later: its code's history says when somebody recorded it.
alter table short_code_events drop constraint short_code_events_kind_check;
alter table short_code_events add constraint short_code_events_kind_check
  check (kind in ('created', 'retargeted', 'claimed', 'installed', 'retired'));
