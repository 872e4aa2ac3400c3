-- An employment that ended together with somebody's access goes on where their account is unblocked.

alter table member_employments
  add column ended_with_access boolean not null default false,
  add column end_on_before date;
comment on column member_employments.ended_with_access is 'It ended because the member was in a list of leavers; unblocking the account takes that back.';
comment on column member_employments.end_on_before is 'The last day that was known before the access ended. Null: none was.';
