-- A search in a large guide costs little more than in a small one: what a page can be chosen by is one text, so that pages
-- that are alike are counted in one pass, and only what is shown is put in order.
create function choosable(kind text, label_ids uuid[], purposes text[], technologies text[], identifiability text, taxonomy_id text)
  returns text language sql immutable parallel safe
  as $$
    select jsonb_build_object('kind', jsonb_build_array(kind), 'label', to_jsonb(label_ids), 'purpose', to_jsonb(purposes),
      'technology', to_jsonb(technologies), 'identifiability', to_jsonb(array_remove(array[identifiability], null)),
      'taxonomy_id', taxonomy_id)::text
  $$;
-- More of a row stays together than before, because there is more that every search reads.
alter table guide_texts set (toast_tuple_target = 512);
alter table guide_texts
  add column choices text collate "C" not null generated always as
    (choosable(kind, label_ids, purposes, technologies, identifiability, taxonomy_id)) stored;

-- One page of what the session's customer's guide has in a language: with all of the words, or any, or simply all pages.
-- `chosen` has a value for each facet that was chosen from; each facet counts what the others leave. The policies do not
-- bind it, or the index would lie unused (decisions 5 and 16). The best come first; of very many only some hundred are
-- weighed, those that have the words in their title before others.
create function search_guide(asked_locale text, stemmer regdictionary, words text[], plain text[], is_any boolean,
    kinds text[], chosen jsonb, asked_page integer, page_size integer)
  returns table (matched bigint, total bigint, page integer, page_ids uuid[], choices jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set work_mem = '32MB'
  as $$
    #variable_conflict use_column
    declare
      asked tsquery := words_query(stemmer, words, plain, is_any);
      searched text := app_customer_id()::text || ' ' || asked_locale;
      is_all boolean := words is null;
    begin
      return query
        with found as materialized (
          select t.page_id, t.choices, t.sort_title, false as is_titled
          from guide_texts t where is_all and t.guide = searched and t.kind = any(kinds)
          union all
          select t.page_id, t.choices, t.sort_title, t.title_words @@ asked
          from guide_texts t where not is_all and t.guide = searched and t.words @@ asked and t.kind = any(kinds)
        ), alike as materialized (
          select counted.choices, counted.choices::jsonb as facets, counted.count
          from (select f.choices, count(*) from found f group by f.choices) as counted
        ), fitting as materialized (
          select a.choices, a.count from alike a
          where not exists (select from jsonb_each_text(chosen) as c where not (a.facets -> c.key ? c.value))
        ), counts as (
          select coalesce((select sum(a.count) from alike a), 0)::bigint as matched,
            coalesce((select sum(f.count) from fitting f), 0)::bigint as total
        ), shown as (
          select c.*, greatest(1, least(asked_page, (c.total + page_size - 1) / page_size))::integer as page from counts c
        ), first as (
          select f.page_id, f.is_titled, f.sort_title
          from found f where chosen = '{}' or f.choices in (select fitting.choices from fitting)
          order by f.is_titled desc, f.sort_title, f.page_id
          limit (select greatest(400, s.page * page_size) from shown s)
        ), ordered as (
          select f.page_id, row_number() over (order by f.is_titled desc, f.sort_title, f.page_id) as turn from first f
        ), weighed as (
          select o.page_id, o.turn, case when not is_all and o.turn <= 400 then (
              select ts_rank('{0.1, 0.3, 0.6, 1}', t.words, asked) from guide_texts t
              where t.page_id = o.page_id and t.locale = asked_locale
            ) else 0 end as weight
          from ordered o
        )
        select s.matched, s.total, s.page,
          array(select w.page_id from weighed w order by w.weight desc, w.turn limit page_size offset (s.page - 1) * page_size),
          (select coalesce(jsonb_agg(told), '[]') from (
            select facet.key, choice.value, min(a.facets ->> 'taxonomy_id') as taxonomy_id, sum(a.count) as count
            from alike a, jsonb_each(a.facets - 'taxonomy_id') as facet, jsonb_array_elements_text(facet.value) as choice (value)
            where not exists (
              select from jsonb_each_text(chosen - facet.key) as c where not (a.facets -> c.key ? c.value))
            group by facet.key, choice.value) as told)
        from shown s;
    end
  $$;
revoke execute on function search_guide(text, regdictionary, text[], text[], boolean, text[], jsonb, integer, integer) from public;
grant execute on function search_guide(text, regdictionary, text[], text[], boolean, text[], jsonb, integer, integer) to guidepost_app;
drop function found_pages(text, regdictionary, text[], text[], boolean);

-- Home lists what is in this index: a language that is indexed later shows there, too.
create function guide_texts_tell_guide() returns trigger language plpgsql as $$
begin
  perform pg_notify('guide', customer_id::text) from (select distinct customer_id from added) as told;
  return null;
end
$$;
create trigger guide_texts_tell_guide after insert on guide_texts referencing new table as added
  for each statement execute function guide_texts_tell_guide();

-- Home shows some pages that are somewhere.
create index publications_placed on publications (customer_id, page_id) where ended_at is null and card -> 'places' <> '[]';

-- Where the public pages are: the map reads all of it, and a snapshot is long. Written with the publication, gone with its end.
create table guide_places (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  number integer not null,
  position bigint not null,
  title jsonb not null,
  identifiability text,
  place jsonb not null,
  primary key (page_id, position),
  constraint guide_places_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index guide_places_customer on guide_places (customer_id);
alter table guide_places enable row level security;
alter table guide_places force row level security;
create policy guide_places_of_customer on guide_places to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on guide_places to guidepost_app;

create function publications_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from guide_places where page_id = new.page_id and number = new.number;
  else
    insert into guide_places (customer_id, page_id, number, position, title, identifiability, place)
    select new.customer_id, new.page_id, new.number, position, new.card -> 'title', new.card ->> 'identifiability', place
    from jsonb_array_elements(new.snapshot -> 'places') with ordinality as places (place, position);
  end if;
  return null;
end
$$;
create trigger publications_have_places after insert on publications for each row
  when (new.ended_at is null and new.card is not null) execute function publications_places();
create trigger publications_leave_places after update of ended_at on publications for each row
  when (new.ended_at is not null) execute function publications_places();
insert into guide_places (customer_id, page_id, number, position, title, identifiability, place)
  select n.customer_id, n.page_id, n.number, position, n.card -> 'title', n.card ->> 'identifiability', place
  from publications n, jsonb_array_elements(n.snapshot -> 'places') with ordinality as places (place, position)
  where n.ended_at is null and n.card is not null;
