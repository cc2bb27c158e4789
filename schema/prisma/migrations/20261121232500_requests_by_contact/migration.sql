-- What waits under a contact's e-mail address is counted with each request, and an account finds the requests of its address.
CREATE INDEX "request_contact_email_idx" ON "request"("contact_email");
