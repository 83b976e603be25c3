-- What residents can search: each public page in each language of its site, from the words it was published with. Written
-- with the publication, gone with its end.
create table guide_texts (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  locale text not null,
  -- Whose guide in which language: only the index of words knows it. By another one the planner would go for frequent
  -- words, and read the whole text of each page to find them.
  guide text not null generated always as (customer_id::text || ' ' || locale) stored,
  number integer not null,
  kind text not null check (kind in ('device', 'algorithm', 'collection')),
  label_ids uuid[] not null,
  purposes text[] not null,
  technologies text[] not null,
  identifiability text check (identifiability in ('none', 'de_identified', 'identifiable')),
  taxonomy_id text,
  -- Bytes are compared: ten thousand titles are sorted for a single search.
  sort_title text collate "C" not null,
  title_words tsvector not null,
  -- The words of the title come first: an excerpt begins behind them.
  title_length integer not null,
  words tsvector not null,
  -- The text again, each word with what stands behind it. The third piece is the word at the third position, so an
  -- excerpt is cut without splitting the text again, which takes long in languages without spaces.
  pieces text[] not null,
  primary key (page_id, locale),
  constraint guide_texts_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
-- What every search reads stays small: the long texts lie apart, and are read for what is shown.
alter table guide_texts alter words set storage external, alter pieces set storage extended;
alter table guide_texts set (toast_tuple_target = 256);
-- Without a waiting list, which every search would have to read through after a day of publishing.
create index guide_texts_words on guide_texts using gin (guide, words) with (fastupdate = off);

-- The words of a guide, for what was mistyped. As with devices a word may be there twice, so that nobody waits for
-- another publication; it stays until the hourly sweep when its last page goes, and is never told unless a page has it.
create table guide_words (
  customer_id uuid not null references customers on delete cascade,
  locale text not null,
  -- As it is written, and as it is compared.
  word text not null,
  plain text not null
);
create index guide_words_plain on guide_words (customer_id, locale, plain);
create index guide_words_like on guide_words using gin (customer_id, locale, plain gin_trgm_ops);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['guide_texts', 'guide_words'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;

create function publications_leave_search() returns trigger language plpgsql as $$
begin
  delete from guide_texts where page_id = old.page_id and number = old.number;
  return null;
end
$$;
create trigger publications_leave_search after update of ended_at on publications for each row
  when (old.ended_at is null and new.ended_at is not null) execute function publications_leave_search();

-- A word as it is looked for: its stem, nothing for words that stand everywhere.
create function stem_of(stemmer regdictionary, word text) returns text language sql immutable parallel safe
  as $$ select case when ts_lexize(stemmer, word) is null then word else (ts_lexize(stemmer, word))[1] end $$;

-- By its stem and by the stem of its plain form: endings are known with their accents, and people type without them.
create function stems_of(stemmer regdictionary, word text, plain text) returns setof text language sql immutable parallel safe
  as $$
    select stem from (values (stem_of(stemmer, word)), (stem_of(stemmer, plain))) as stems (stem)
    where stem is not null group by stem
  $$;

-- Words that were split already, so that every language is split in one place. A word's position is its place among them.
create function words_vector(stemmer regdictionary, words text[], plain text[], weights text[]) returns tsvector
  language sql immutable parallel safe
  as $$
    select coalesce(string_agg(format('''%s'':%s%s', stem, least(place, 16383), weight), ' '), '')::tsvector
    from (
      select stem_of(stemmer, word), place, weight
      from unnest(words, weights) with ordinality as each (word, weight, place)
      union all
      select stem_of(stemmer, other), place, weight
      from unnest(words, plain, weights) with ordinality as each (word, other, weight, place) where other <> word
    ) as stems (stem, place, weight)
    where stem is not null
  $$;

create function words_query(stemmer regdictionary, words text[], plain text[], is_any boolean) returns tsquery
  language sql immutable parallel safe
  as $$
    select string_agg(spellings, case when is_any then ' | ' else ' & ' end)::tsquery
    from unnest(words, plain) as each (word, plain), lateral (
      select '(' || string_agg(format('''%s''', stem), ' | ') || ')' from stems_of(stemmer, each.word, each.plain) as stem
    ) as looked_for (spellings)
  $$;

-- The session's customer's pages in a language that have all of the words, or any, or simply all pages. The policies do not bind it, or
-- the index would lie unused (decisions 5 and 16). The best come first; of very many only some hundred are weighed, those
-- that have the words in their title before others.
create function found_pages(asked_locale text, stemmer regdictionary, words text[], plain text[], is_any boolean) returns table (
    page_id uuid, kind text, label_ids uuid[], purposes text[], technologies text[], identifiability text,
    taxonomy_id text, place bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off rows 200
  as $$
    #variable_conflict use_variable
    declare
      asked tsquery := words_query(stemmer, words, plain, is_any);
      searched text := app_customer_id()::text || ' ' || asked_locale;
    begin
      if words is null then
        return query
          select t.page_id, t.kind, t.label_ids, t.purposes, t.technologies, t.identifiability, t.taxonomy_id,
            row_number() over (order by t.sort_title, t.page_id)
          from guide_texts t where t.guide = searched;
        return;
      end if;
      return query
        with matched as materialized (
          select t.page_id, t.kind, t.label_ids, t.purposes, t.technologies, t.identifiability, t.taxonomy_id,
            row_number() over (order by (t.title_words @@ asked) desc, t.sort_title, t.page_id) as turn
          from guide_texts t where t.guide = searched and t.words @@ asked
        ), weighed as (
          select m.*, case when m.turn <= 400 then (
              select ts_rank('{0.1, 0.3, 0.6, 1}', t.words, asked) from guide_texts t
              where t.page_id = m.page_id and t.locale = asked_locale
            ) else 0 end as weight
          from matched m
        )
        select w.page_id, w.kind, w.label_ids, w.purposes, w.technologies, w.identifiability, w.taxonomy_id,
          row_number() over (order by w.weight desc, w.turn)
        from weighed w;
    end
  $$;

create function guide_words_like(asked_locale text, typed text) returns table (word text, plain text, likeness real)
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.3 rows 50
  as $$
    select min(word), plain, word_similarity(typed, plain) as likeness from guide_words
    where customer_id = app_customer_id() and locale = asked_locale and typed <% plain
    group by plain order by likeness desc, similarity(typed, plain) desc, plain limit 50
  $$;
revoke execute on function found_pages(text, regdictionary, text[], text[], boolean), guide_words_like(text, text) from public;
grant execute on function found_pages(text, regdictionary, text[], text[], boolean), guide_words_like(text, text) to guidepost_app;

-- What was published before there was a search: comparing a page also sees to its words.
insert into pages_to_compare (page_id, customer_id)
  select page_id, customer_id from publications where ended_at is null;
