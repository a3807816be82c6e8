-- The memory of a moment: after a crash it may be empty, so it is not worth a place in the write-ahead log.
ALTER TABLE "recent_write" SET UNLOGGED;
