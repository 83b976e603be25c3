-- Guests of one share link are told apart by their session, not by the name they type. A mailed link, and a link opened
-- again in the same browser, is the same guest.
alter table auth_tokens add column guest_id uuid;
update auth_tokens set guest_id = id where share_link_id is not null;
alter table auth_tokens add check ((guest_id is null) = (share_link_id is null));

-- Null for suggestions from before guests were told apart: the team still sees them, no guest does.
alter table suggestions add column guest_id uuid;
