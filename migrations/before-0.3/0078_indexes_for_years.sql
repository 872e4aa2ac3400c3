-- Lists count the uses of a coupon that many people share. Without this they read every redemption there is.

create index redemptions_uses on redemptions (coupon_id, redemption_id) where released_at is null;

-- Deleting an old enquiry looks for its mails, and a refund's page for its own.

create index mails_enquiry_id on mails (enquiry_id) where enquiry_id is not null;
create index mails_enquiry_reply_id on mails (enquiry_reply_id) where enquiry_reply_id is not null;
create index mails_refund_id on mails (refund_id) where refund_id is not null;
