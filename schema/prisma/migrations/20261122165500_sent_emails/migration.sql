-- CreateTable
CREATE TABLE "sent_email" (
    "name" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sent_email_pkey" PRIMARY KEY ("name")
);
