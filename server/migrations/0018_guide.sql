-- The public guide keeps pages ready in memory, in every process. Whatever they show says so when it changes: whose guide
-- it was. The same word in one transaction is said once.
create function tell_guide() returns trigger language plpgsql as $$
begin
  perform pg_notify('guide', coalesce(new.customer_id, old.customer_id)::text);
  return null;
end
$$;

do $$
declare
  shown text;
begin
  foreach shown in array array['publications', 'sites', 'labels', 'redirects', 'page_redirects', 'former_slugs'] loop
    execute format('create trigger %1$I after insert or update or delete on %2$I
      for each row execute function tell_guide()', shown || '_tell_guide', shown);
  end loop;
end
$$;

-- Of a page only where it is and whether it was withdrawn; what it says is in its publications.
create trigger pages_tell_guide after update of slug, withdrawn_at, withdrawn_because, deleted_at on pages for each row
  when ((old.slug, old.withdrawn_at, old.withdrawn_because, old.deleted_at)
    is distinct from (new.slug, new.withdrawn_at, new.withdrawn_because, new.deleted_at))
  execute function tell_guide();

-- Who may read what is not published yet, on the preview host. A ticket is what the administration hands out: it works
-- once and becomes a session, which ends with the one it came from (auth_tokens).
create table preview_sessions (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  user_id uuid not null references users on delete cascade,
  auth_token_id uuid not null,
  token_hash bytea not null unique,
  is_ticket boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index preview_sessions_customer on preview_sessions (customer_id);
create index preview_sessions_user on preview_sessions (user_id);
create index preview_sessions_expiry on preview_sessions (expires_at);

alter table preview_sessions enable row level security;
alter table preview_sessions force row level security;
