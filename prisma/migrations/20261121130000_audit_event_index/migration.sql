-- The journal is filtered by event and period, the newest first.
CREATE INDEX "AuditEvent_event_at_idx" ON "AuditEvent"("event", "at");
